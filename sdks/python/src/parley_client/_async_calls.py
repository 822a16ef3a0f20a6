"""The types of these calls stand in the stub beside. What runs is the synchronous client in threads."""


class AsyncCalls:
    """Every call of the API, by its group."""
