"""Layout placeholder."""


class Entry: ...


class Layout: ...
