"""The bundled fonts (SIL Open Font Licence, ``OFL.txt``) and ``subset``, which makes them."""
