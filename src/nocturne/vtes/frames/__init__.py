"""What is in progress, as data: the facts that the layers below procedures may read.

A procedure of the rules adds its steps to one of these classes. Queries and effects read the facts and never
import the procedure: ``state.frame_of(ActionFacts)`` is the action in progress.
"""
