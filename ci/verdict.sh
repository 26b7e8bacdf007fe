#!/bin/sh
# A verdict for a CI system: sh verdict.sh fresh|diff|conform [flags of generate, diff or conform]. See docs/ci.md.
#
# verdict.js does the work. This script only makes sure that nothing but a verdict counts as one: verdict.js writes the word of its
# verdict into a file, and a code without the word that belongs to it (a crash, a Node.js that is missing, killed or too old) means
# that the tool failed. 0 passed, 1 problems were found, 3 inconclusive; every other code: the tool failed, and nothing was judged.
set -u

tool_failed() {
  printf 'The tool failed: %s This is not a pass, and no violation was found either.\n' "$1" >&2
  if [ "${GITHUB_ACTIONS:-}" = true ]; then
    # verdict.js may have ended before it let the runner read commands again.
    if [ -n "${receipt:-}" ]; then printf '::%s::\n' "${receipt##*/}"; fi
    printf '::error title=The tool failed::%s\n' "$1"
  fi
  if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
    printf '## The tool failed\n\n%s This is not a pass, and no violation was found either.\n' "$1" >>"$GITHUB_STEP_SUMMARY" || :
  fi
  if [ -n "${GITHUB_OUTPUT:-}" ]; then
    printf 'verdict=tool-failed\n' >>"$GITHUB_OUTPUT" || :
  fi
  exit "$2"
}

usage() {
  cat <<'END'
sh verdict.sh fresh|diff|conform [flags of generate --check, diff or conform]

VERDICT_BASE             diff: the old version (default: what the CI system says)
VERDICT_NAME             tells two checks of the same mode apart
VERDICT_VERSION          version of the package (default: the project's own)
VERDICT_COMMAND          a command that runs the tool, such as yarn bpa
VERDICT_DIRECTORY        where to work
VERDICT_REPORT_DIR       folder of the reports (default: verdict-report)
VERDICT_TIMEOUT_MINUTES  limit of each run of the tool (default: 30)
VERDICT_ISSUE            auto, always or never keep an issue of nightly runs
VERDICT_TOKEN            for that issue
VERDICT_MODE             in place of the first argument
VERDICT_ARGS             more flags, separated by spaces

Ends with 0 passed, 1 failed, 3 inconclusive; every other code: the tool failed.
END
}

case "${1:-}" in
  -h | --help)
    usage
    exit 0
    ;;
esac

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || tool_failed 'The folder of verdict.sh cannot be read.' 70
if [ -n "${VERDICT_DIRECTORY:-}" ]; then
  cd -- "$VERDICT_DIRECTORY" || tool_failed 'The working directory (VERDICT_DIRECTORY) does not exist.' 2
fi
command -v node >/dev/null 2>&1 ||
  tool_failed 'Node.js is not installed. Install it in an earlier step (on GitHub by actions/setup-node).' 6
receipt=$(mktemp) || tool_failed 'No temporary file can be made; is the disk full?' 6
trap 'rm -f "$receipt"' EXIT
trap 'exit 130' INT TERM

VERDICT_RECEIPT=$receipt node "$here/verdict.js" "$@"
code=$?
word=$(cat "$receipt") || word=''
case "$code $word" in
  '0 passed' | '1 failed' | '3 inconclusive') exit "$code" ;;
  '0 tool-failed') exit 70 ;;
  *' tool-failed') exit "$code" ;;
esac
if [ "$code" -le 3 ]; then code=70; fi
tool_failed "verdict.js ended before it had a verdict (exit code $code)." "$code"
