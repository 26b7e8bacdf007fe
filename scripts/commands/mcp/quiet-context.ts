import type { Context } from '../../cli/command.ts';
import type { Following } from '../../mcp/workshop.ts';

/** The context of a command that runs for an agent. Standard output is the connection, so nothing is printed there: what goes on becomes progress. */
export function quietContext(context: Context, { signal, onLine }: Following): Context {
  const nothing = () => {};
  return {
    ...context,
    ...{ signal, json: true, data: nothing, print: nothing, prose: nothing, result: nothing },
    ...{ info: onLine, warn: onLine, error: ({ message }) => onLine(message) },
    paint: (_style, text) => text,
    step: (_title, run) => run(),
  };
}
