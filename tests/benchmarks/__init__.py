"""The benchmarks' own machinery; what it measures is not measured here."""
