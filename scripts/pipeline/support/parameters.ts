import { isUnsendable } from '../document/is-unsendable.ts';
import { toIdentifier } from '../model/identifiers.ts';
import type { LocatedOperation } from './check-operations.ts';
import { type Located, type Look, located } from './refusal.ts';

const PLACES: ReadonlySet<string> = new Set(['path', 'query', 'header', 'cookie']);

/** Parameters: names that code and HTTP can have, and a placeholder for each one in a path. */
export function checkParameters(look: Look, operation: LocatedOperation): void {
  const parameters = parametersOf(look, operation);
  for (const parameter of parameters) checkParameter(look, parameter);
  checkPlaceholders(look, operation, parameters);
  checkIdentifiers(look, parameters);
}

function parametersOf(look: Look, { node, location, item }: LocatedOperation): Located[] {
  return [
    { list: item.node.parameters, base: item.location.child('parameters') },
    { list: node.parameters, base: location.child('parameters') },
  ].flatMap(({ list, base }) =>
    (Array.isArray(list) ? list : []).flatMap((entry, index) => {
      const found = located(look, entry, base.child(index));
      return found === undefined ? [] : [found];
    }),
  );
}

function checkParameter(look: Look, { node, location }: Located): void {
  // A shared parameter is checked once, however many operations use it.
  if (look.checked.has(node)) return;
  look.checked.add(node);
  const { refuse } = look;
  const where = String(node.in);
  if (!PLACES.has(where)) {
    refuse({
      message: `The parameter \`${String(node.name)}\` is in \`${where}\`, which the generated code cannot fill.`,
      fix: 'Use a path, query, header or cookie parameter.',
      location: location.child('in'),
    });
    return;
  }
  if (isUnsendable(where, node.name)) {
    refuse({
      message: `The parameter \`${String(node.name)}\` is in a ${where}, and HTTP has no ${where} of that name.`,
      fix: "Use letters, digits and !#$%&'*+-.^_`|~ only.",
      location: location.child('name'),
    });
  }
}

/** Each `{name}` of the path needs its parameter, and each path parameter its place in the path. */
function checkPlaceholders(look: Look, operation: LocatedOperation, parameters: readonly Located[]): void {
  const { path, location, method } = operation;
  const names = new Set(Array.from(path.matchAll(/\{([^}]*)\}/g), (found) => found[1] ?? ''));
  const described = parameters.filter(({ node }) => node.in === 'path');
  for (const name of names) {
    if (described.some(({ node }) => node.name === name)) continue;
    look.refuse({
      onlyStrict: true,
      message: `${method.toUpperCase()} ${path} does not describe its path parameter \`${name}\`.`,
      fix: `Add it to \`parameters\`: \`{ name: ${name}, in: path, required: true, schema: ... }\`.`,
      location: location.key(),
    });
  }
  for (const { node, location: at } of described) {
    if (names.has(String(node.name))) continue;
    look.refuse({
      onlyStrict: true,
      message: `The path ${path} has no place for the path parameter \`${String(node.name)}\`.`,
      fix: `Write \`{${String(node.name)}}\` into the path, or remove the parameter.`,
      location: at.child('name'),
    });
  }
}

/** Parameters of one place that would have one name in code; those of an operation override those of its path. */
function checkIdentifiers(look: Look, parameters: readonly Located[]): void {
  const identifiers = new Map<string, string>();
  for (const { node, location } of parameters) {
    const name = String(node.name);
    // orval also takes `card_id` for `cardId`, but in paths only.
    const identifier = toIdentifier(node.in === 'path' ? name.replaceAll('_', '-') : name);
    const key = `${String(node.in)} ${identifier}`;
    const other = identifiers.get(key) ?? name;
    if (other !== name) {
      look.refuse({
        onlyStrict: true,
        message: `The parameters \`${other}\` and \`${name}\` would both be called \`${identifier}\`.`,
        fix: 'Rename one of them.',
        location: location.child('name'),
      });
    }
    identifiers.set(key, other);
  }
}
