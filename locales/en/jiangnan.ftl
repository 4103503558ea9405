# Jiangnan: Life of Gentry

jiangnan-name = Jiangnan: Life of Gentry
jiangnan-summary = Six rounds among the gentry of Jiangnan: publish novels, dramas and paintings, travel, win muses as assistants, and send servants to the boats.

# == Two players and the Bot ==
jiangnan-bot = Bot
jiangnan-vassal = { $who }’s vassal
jiangnan-ask-discard = Which tile do you discard?
jiangnan-ask-vassal = Where does your vassal’s scholar go?
jiangnan-group-discard = Discard
jiangnan-group-vassal = Vassal
jiangnan-discard = Space { $place }: { $tile }
jiangnan-vassal-to = { $district }
jiangnan-vassal-to-note = { $full ->
    [0] The vassal’s scholar takes a space there.
   *[1] It is full: the vassal’s scholar goes to the Rest Area.
 }
jiangnan-did-vassal = { $who }’s vassal goes to: { $district }.
jiangnan-did-vassal-rest = { $who }’s vassal finds no space ({ $district }) and goes to the Rest Area.
jiangnan-did-bot-visit = The Bot goes to: { $district }.
jiangnan-did-bot-rest = The Bot finds no space with its tile ({ $tile }) and goes to the Rest Area.
jiangnan-did-bot-publish = The Bot publishes { $work }.
jiangnan-did-bot-hire = The Bot hires { $person }.
jiangnan-did-bot-travel = The Bot travels to { $cities }.
jiangnan-did-bot-gain = The Bot gains { $bonus }.
jiangnan-did-bot-draft = The Bot drafts an action tile: { $tile }.
# == End of: two players and the Bot ==
