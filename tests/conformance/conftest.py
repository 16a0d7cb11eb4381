"""The checks of the suite show what differed, like tests do."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    "tests.conformance.kernel", "tests.conformance.table", "tests.conformance.creatures"
)
