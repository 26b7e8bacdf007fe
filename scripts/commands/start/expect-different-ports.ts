import { ToolError } from '../../cli/errors.ts';

/**
 * Port by flag. 0 means any free port, so it may be repeated.
 *
 * @throws ToolError('usage') for two flags with the same port
 */
export function expectDifferentPorts(ports: Readonly<Record<string, number>>): void {
  for (const port of new Set(Object.values(ports))) {
    const flags = Object.entries(ports).flatMap(([flag, one]) => (one === port ? [flag] : []));
    if (port === 0 || flags.length === 1) continue;
    throw new ToolError(
      'usage',
      `${flags.join(' and ')} are ${flags.length === 2 ? 'both' : 'all'} ${port}.`,
      {
        fix: 'Give each its own port, or 0 for any free port.',
      },
    );
  }
}
