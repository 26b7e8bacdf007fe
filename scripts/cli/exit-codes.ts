/** Every exit code of the command line, in one place. The README and `--help` show this table. */
export const EXIT_CODES = {
  ok: { code: 0, meaning: 'done, nothing to complain about' },
  problem: {
    code: 1,
    meaning:
      'the work was done and found problems: lint errors, stale files, a failed walk, a violation, a stale waiver',
  },
  usage: {
    code: 2,
    meaning:
      'wrong usage or configuration: unknown command, flag or file; in conform, also a machine that is in the way',
  },
  unsupported: {
    code: 3,
    meaning: 'the description holds something that a generator cannot express; nothing was written',
  },
  inconclusive: {
    code: 3,
    meaning: 'conform: nothing is violated, but something that was asked for could not be judged',
  },
  environment: {
    code: 4,
    meaning:
      'the machine is in the way: a port is taken, a folder cannot be written, a tool is not installed',
  },
  refused: {
    code: 4,
    meaning: 'conform: the run would do what nobody has agreed to; nothing was sent',
  },
  internal: { code: 70, meaning: 'a defect of this tool; please report it' },
  interrupted: {
    code: 130,
    meaning: 'stopped by Ctrl-C before it was done; a server that is stopped so is done, and ends with 0',
  },
} as const;

export type ExitName = keyof typeof EXIT_CODES;
