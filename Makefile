# Everything needs only make and Python 3.11 or newer; the first run sets up .venv, later ones only when
# pyproject.toml changed. Another Python: make PYTHON=/path/to/python3.13 play

VENV := .venv
BIN := $(VENV)/bin
# A name on the path need not run (version managers leave such), so each candidate is tried.
PYTHON ?= $(shell for p in python3 python3.11 python3.12 python3.13 python3.14 python; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test lint bench screenshots golden clean
.DEFAULT_GOAL := play

play: $(VENV)/.play
	@$(BIN)/duel-tui play

test: $(VENV)/.test
	@$(BIN)/python -m pytest

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(VENV)/.test
	@$(BIN)/python -m tests.bench

screenshots: $(VENV)/.test
	@$(BIN)/python -m tests.screenshots

# Card texts as they are now, for a reader to compare in the diff.
golden: $(VENV)/.test
	@$(BIN)/python -m tests.tools.golden

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer with its venv module is needed (make PYTHON=... names one)."; exit 1; }
	@echo "Setting up $(VENV) with $(PYTHON) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(BIN)/python
	@$(PIP) -e .
	@touch $@

$(VENV)/.test: pyproject.toml | $(BIN)/python
	@$(PIP) -e '.[test]'
	@touch $@ $(VENV)/.play
