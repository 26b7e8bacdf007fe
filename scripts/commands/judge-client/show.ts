import type { Context } from '../../cli/command.ts';
import { explain } from '../conform/explain.ts';
import type { Settings } from '../settings/settings-for.ts';

/** Prints the requirements on clients that are asked for. */
export async function listRows(settings: Settings<'judge-client'>, context: Context): Promise<void> {
  const [{ clientRows }, { selectRows }] = await Promise.all([
    import('../../../conformance/client/client-rows.ts'),
    import('../../../conformance/client/judge-client.ts'),
  ]);
  const notAsked = readSelection(() => selectRows(settings));
  const asked = clientRows().filter((row) => notAsked(row) === undefined);
  context.result({ requirements: asked });
  const width = Math.max(...asked.map(({ section }) => section.length));
  context.prose(
    asked
      .map(
        ({ id, section, evidence, statement }) =>
          `${evidence.padEnd(8)}  ${section.padEnd(width)}  ${id}  ${statement.replaceAll(/\s+/g, ' ').trim()}\n`,
      )
      .join(''),
  );
  context.info(`${asked.length} of ${clientRows().length} requirements on clients`);
}

/** Prints the runs of a client that calls every operation. */
export async function showRuns(settings: Settings<'judge-client'>, context: Context): Promise<void> {
  const [{ scenariosFor, selectRows }, { WITHOUT_FAULTS }] = await Promise.all([
    import('../../../conformance/client/judge-client.ts'),
    import('../../../conformance/client/scenarios.ts'),
  ]);
  const notAsked = readSelection(() => selectRows(settings));
  const runs = [WITHOUT_FAULTS, ...scenariosFor(notAsked)];
  context.result({ runs });
  context.print(runs.map(({ id, title, faults }) => `${id}  ${title}\n${linesOf(faults)}`).join(''));
  context.info(`${runs.length} runs of a client that calls every operation; others have fewer`);
}

function linesOf(faults: readonly object[]): string {
  return faults.map((fault) => `  ${JSON.stringify(fault)}\n`).join('');
}

function readSelection<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw explain(error);
  }
}
