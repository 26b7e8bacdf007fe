/** Every exit code of the command line, in one place. The README and `--help` show this table. */
export const EXIT_CODES = {
  ok: { code: 0, meaning: 'done, nothing to complain about' },
  problem: {
    code: 1,
    meaning: 'the work was done and found problems: lint errors, stale files, a failed walk',
  },
  usage: { code: 2, meaning: 'wrong usage or configuration: unknown command, flag or file' },
  unsupported: {
    code: 3,
    meaning: 'the description holds something that a generator cannot express; nothing was written',
  },
  environment: {
    code: 4,
    meaning:
      'the machine is in the way: a port is taken, a folder cannot be written, a tool is not installed',
  },
  internal: { code: 70, meaning: 'a defect of this tool; please report it' },
  interrupted: {
    code: 130,
    meaning: 'stopped by Ctrl-C before it was done; a server that is stopped so is done, and ends with 0',
  },
} as const;

export type ExitName = keyof typeof EXIT_CODES;
