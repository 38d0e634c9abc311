# The commands of the README, and the checks they consist of.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

PYTEST := $(BIN)/python -m pytest --numprocesses auto --dist loadscope

.PHONY: demo test test-slow test-compiled wheels lint types imports docs clean

demo: $(STAMP)
	$(BIN)/python -m docs.demo

test: $(STAMP) lint types imports
	$(PYTEST) -m "not slow"

# The rest of the tests: real histories, many processes, large inputs.
test-slow: $(STAMP)
	$(PYTEST) -m slow

# The wheels of a release, in dist: one of plain Python for everybody, and a compiled one for this Python and platform.
wheels: $(STAMP)
	rm -rf dist
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .
	OXIGRAPH_CODE_COMPILE=1 $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

# The compiled wheel answers what plain Python does.
test-compiled: wheels
	rm -rf build/compiled
	$(BIN)/python -m zipfile -e dist/*-cp*.whl build/compiled
	cp -R src/. build/compiled
	PYTHONPATH=build/compiled $(BIN)/python -m pytest tests/extraction tests/resolution tests/languages

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(STAMP)
	$(BIN)/mypy

imports: $(STAMP)
	$(BIN)/lint-imports --no-cache

docs: $(STAMP)
	$(BIN)/python -m docs.generate

$(STAMP): pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet "pip>=25.1"
	$(BIN)/python -m pip install --quiet --editable . --group dev
	touch $@

clean:
	rm -rf $(VENV) .demo build dist
