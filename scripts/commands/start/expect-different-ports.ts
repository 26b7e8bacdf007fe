import { ToolError } from '../../cli/errors.ts';

/** Flags of ports, and what was given: 0 is any free one, so it may come several times. Throws ToolError('usage'). */
export function expectDifferentPorts(ports: Readonly<Record<string, number>>): void {
  for (const port of new Set(Object.values(ports))) {
    const flags = Object.entries(ports).flatMap(([flag, one]) => (one === port ? [flag] : []));
    if (port === 0 || flags.length === 1) continue;
    throw new ToolError(
      'usage',
      `${flags.join(' and ')} are ${flags.length === 2 ? 'both' : 'all'} ${port}`,
      {
        fix: 'Give a port to each, or 0 for any free one.',
      },
    );
  }
}
