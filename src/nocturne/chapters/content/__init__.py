"""Content: packs of tiles, people, cards and chapters, written as strict YAML and read into typed models.

``pack`` loads a folder; the other modules are the models, one per kind of file. Nothing here knows the
engine, so a checker or an editor can use it alone.
"""
