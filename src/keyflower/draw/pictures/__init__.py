"""Pictures that stand alone, as files of their own."""
