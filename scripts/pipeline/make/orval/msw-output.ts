import type { ApiModel } from '../../../../templates/model.ts';
import { answered, mostSpecificFirst, NO_EXAMPLE, standIn } from './msw-input.ts';

/**
 * Makes orval's handlers one module: types from the types file in place of the stand-ins, no random values (and so no need of
 * faker), and a list of all handlers under a name that does not change with the description's title.
 */
export function mswOutput(text: string, model: ApiModel): string {
  const imports = new Set<string>();
  const types = new Map<string, string>();
  for (const [index, operation] of mostSpecificFirst(model).entries()) {
    const type = answered(operation)?.type;
    if (type === undefined) continue;
    types.set(standIn(index), type.typescript);
    for (const name of type.imports) imports.add(name);
  }
  const missing = new RegExp(String.raw`=> \(?(["'])${NO_EXAMPLE}\1\)?`, 'g');
  const body = text
    .replace(/^import type \{[^}]*\} from '\.\/msw\.schemas[^']*';\n/m, '')
    // An example may hold fields that the type does not list: objects are open.
    .replace(/^(export const get\w+ResponseMock = \(\): (\w+) => )(\(.*\))$/gm, (_, start, type, value) =>
      value.includes(NO_EXAMPLE) ? `${start}${value}` : `${start}(${value} as ${type})`,
    )
    .replace(
      missing,
      `=> { throw new Error('The description has no example for this answer: give the handler one'); }`,
    )
    .replace(/\bResponseOf\d+\b/g, (name) => types.get(name) ?? name)
    .replace(/^export const getApiMock = \(\) => \[/m, `${HANDLERS}export const handlers = [`)
    .replace(/\n{3,}/g, '\n\n');
  const random = /\bfaker\b|@@|ResponseOf\d/.exec(body);
  if (random !== null)
    throw new Error(`orval wrote \`${random[0]}\` into the handlers, which this tool does not expect`);
  if (imports.size === 0) return body;
  const from = `import type { ${[...imports].sort().join(', ')} } from './types${model.importExtension}';\n`;
  return body.replace(/^(?=\nexport )/m, from);
}

const HANDLERS = `
/**
 * One handler for each operation, for \`setupServer(...handlers)\` or \`setupWorker(...handlers)\`: answers on any host and path
 * prefix with the example of the success response. To answer otherwise, put a handler of your own in front:
 * \`server.use(getXMockHandler(...))\`.
 */
`;
