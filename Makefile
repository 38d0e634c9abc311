# The commands of the README, and the checks they consist of.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
STAMP := $(VENV)/.installed

PYTEST := $(BIN)/python -m pytest --numprocesses auto --dist loadscope

# Bytecode is kept: a command that a test starts need not compile the package first, as where it is installed.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: demo test test-slow check wheels test-wheel mcpb lint types imports docs clean

demo: $(STAMP)
	$(BIN)/python -m docs.demo

test: $(STAMP)
	$(PYTEST) -m "not slow"

# The rest of the tests: real histories, many processes, large inputs.
test-slow: $(STAMP)
	$(PYTEST) -m slow

# What needs no test: style, types, and the imports between packages.
check: lint types imports

# The wheels of a release, in dist: plain Python for every platform, and one compiled for this Python and platform.
wheels: $(STAMP)
	rm -rf dist
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .
	OXIGRAPH_CODE_COMPILE=1 $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

# The quick tests on the compiled wheel.
test-wheel: wheels
	rm -rf build/wheel
	$(BIN)/python -m zipfile -e dist/*-cp*.whl build/wheel
	PYTHONPATH=build/wheel OXIGRAPH_CODE_COMPILE=1 $(PYTEST) -m "not slow"

# The bundle for Claude Desktop.
mcpb: $(STAMP)
	mkdir -p dist
	rm -f dist/oxigraph-code.mcpb
	$(BIN)/python -m zipfile -c dist/oxigraph-code.mcpb mcpb/manifest.json

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
