# Shared by ./play and ./test: the language of messages, the search for a Python that can set
# Nocturne up, and the environment itself. POSIX sh; the caller sets $root, the project's folder.

# The language asked for with --lang, else that of the terminal: French or English.
choose_language() {
    case "${1:-${NOCTURNE_LANG:-${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}}}" in
        [Ff][Rr]*) language=fr ;;
        *) language=en ;;
    esac
    export NOCTURNE_SETUP_LANG="$language"
}

show_text() {
    cat "$root/setup/texts/$language/$1.txt"
}

# Sets $python to the newest Python >= 3.11 that can create an environment, or explains what is
# missing and fails. NOCTURNE_PYTHON names one to use instead of searching.
find_python() {
    too_old=''
    incomplete=''
    for candidate in ${NOCTURNE_PYTHON:+"$NOCTURNE_PYTHON"} \
        python3.14 python3.13 python3.12 python3.11 python3 python; do
        command -v "$candidate" >/dev/null 2>&1 || continue
        # A name on the path may still be an empty shell (a version manager's shim): run it.
        found=$("$candidate" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null) || continue
        if ! "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            too_old="$too_old $candidate=$found"
        elif ! "$candidate" -c 'import venv, ensurepip' 2>/dev/null; then
            incomplete="$incomplete $candidate=$found"
        else
            python=$candidate
            return 0
        fi
    done
    if [ -n "$incomplete" ]; then
        show_text no-venv
        printf '  ->%s\n' "$incomplete"
    else
        show_text no-python
        [ -z "$too_old" ] || printf '  ->%s\n' "$too_old"
    fi
    return 1
}

# Makes sure .venv holds what "$1" (play or test) needs. When it does, this costs one start of Python.
prepare() {
    if [ -x "$root/.venv/bin/python" ] &&
        "$root/.venv/bin/python" -E -s -S "$root/setup/prepare.py" --is-ready "$1" 2>/dev/null; then
        return 0
    fi
    find_python >&2 || return 1
    "$python" -E "$root/setup/prepare.py" "$1" >&2
}

# Makes sure the page for the browser is built. Where it cannot be, it says why and the rest goes on.
build_page() {
    "$root/.venv/bin/python" -E -s "$root/setup/page.py" >&2
}
