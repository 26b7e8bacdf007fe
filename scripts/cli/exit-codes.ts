/**
 * Every exit code of the command line: the one table that `--help` and `docs/commands.md` show. A number means the same in
 * every command. 0 to 4 include the verdicts of `conform`.
 */
export const EXIT_CODES = {
  ok: { code: 0, meaning: 'success' },
  problem: {
    code: 1,
    meaning:
      'problems were found: lint errors, stale files, a failed workflow, a violation, a breaking change, a stale waiver or acceptance, an edited report',
  },
  usage: {
    code: 2,
    meaning: 'wrong usage or configuration: an unknown command, flag or value, a file that does not exist',
  },
  inconclusive: {
    code: 3,
    meaning:
      'conform: no violation, but a selected requirement could not be checked; verify-report: the report has no digest; discover: stopped before its last probe; diff: no change that counts, but some of it, or of the sources, could not be decided',
  },
  refused: {
    code: 4,
    meaning: 'conform, discover: the safety gate refused the run; nothing was sent',
  },
  unsupported: {
    code: 5,
    meaning:
      'the description uses a feature, or an overlay a version, that is not supported; nothing was written',
  },
  environment: {
    code: 6,
    meaning:
      'environment error: a port is in use, a folder is not writable, a package is not installed, Node.js is too old',
  },
  internal: { code: 70, meaning: 'a bug in this tool; please report it' },
  interrupted: {
    code: 130,
    meaning:
      'stopped before finishing, by Ctrl-C, SIGTERM, or a closed terminal; stopping a server exits with 0',
  },
} as const;

export type ExitName = keyof typeof EXIT_CODES;
