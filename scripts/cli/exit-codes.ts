/**
 * Every exit code of the command line: the one table that `--help`, `docs/exit-codes.md` and the README show. A number means the same in
 * every command. 0 to 4 are those of `conform`; what only other commands meet comes after them.
 */
export const EXIT_CODES = {
  ok: { code: 0, meaning: 'success' },
  problem: {
    code: 1,
    meaning:
      'the work was done and found problems: lint errors, stale files, a failed workflow, a violation, a stale waiver',
  },
  usage: {
    code: 2,
    meaning:
      'wrong usage or configuration: an unknown command, flag or file, settings of conform that this machine cannot meet',
  },
  inconclusive: {
    code: 3,
    meaning: 'conform: nothing is violated, but something that was asked for could not be judged',
  },
  refused: {
    code: 4,
    meaning: 'conform: the safety gate refused what would be sent; nothing was sent',
  },
  unsupported: {
    code: 5,
    meaning: 'the description uses something that a generator cannot express; nothing was written',
  },
  environment: {
    code: 6,
    meaning:
      'environment error: a port is taken, a folder cannot be written, a tool is not installed, Node.js is too old',
  },
  internal: { code: 70, meaning: 'a defect of this tool; please report it' },
  interrupted: {
    code: 130,
    meaning: 'stopped by Ctrl-C or SIGTERM before the work was done; a server that is stopped ends with 0',
  },
} as const;

export type ExitName = keyof typeof EXIT_CODES;
