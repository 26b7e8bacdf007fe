import { toIdentifier } from '../model/names.ts';
import type { LocatedOperation } from './operations.ts';
import { type Located, type Look, located, member } from './refusal.ts';

/** The styles of each place that client and server write and read alike; the first is what is meant without `style`. */
const STYLES: Readonly<Record<string, readonly string[]>> = {
  path: ['simple'],
  query: ['form', 'spaceDelimited', 'pipeDelimited'],
  header: ['simple'],
  cookie: ['form'],
};

/** Styles that differ from `form` only where values are joined. */
const SEPARATED: ReadonlySet<string> = new Set(['spaceDelimited', 'pipeDelimited']);

/** Whether a cookie can have the name: a token of RFC 6265. */
export function isCookieName(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name);
}

/** Parameters: plain values and lists of them, in a style that has one reading. */
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
  const styles = STYLES[where];
  if (styles === undefined) {
    refuse({
      message: `The parameter \`${String(node.name)}\` is in \`${where}\`, which the generated code cannot fill.`,
      fix: 'Use a path, query, header or cookie parameter.',
      location: location.child('in'),
    });
    return;
  }
  if (where === 'cookie' && !isCookieName(String(node.name))) {
    refuse({
      message: `The parameter \`${String(node.name)}\` is in a cookie, and HTTP has no cookie of that name.`,
      fix: "Use letters, digits and !#$%&'*+-.^_`|~ only.",
      location: location.child('name'),
    });
  }
  if (node.content !== undefined) {
    refuse({
      message: `The parameter \`${String(node.name)}\` is described by \`content\`, which the generated code cannot write.`,
      fix: 'Describe it by `schema`, as a plain value or a list.',
      location: location.child('content').key(),
    });
    return;
  }
  if (node.style !== undefined && !styles.includes(String(node.style))) {
    const allowed = styles.map((style) => `\`${style}\``).join(' or ');
    refuse({
      message: `The parameter \`${String(node.name)}\` has the style \`${String(node.style)}\`; what is written and read in \`${where}\` is ${allowed}.`,
      fix: `Remove \`style\`: without it, \`${styles[0]}\` is meant.`,
      location: location.child('style'),
    });
  } else if (SEPARATED.has(String(node.style)) && node.explode !== true) {
    refuse({
      message: `The parameter \`${String(node.name)}\` joins its values in the style \`${String(node.style)}\`; what is written and read is commas.`,
      fix: 'Use `style: form` with `explode: false` for commas, or `explode: true` for one `name=value` each.',
      location: location.child('style'),
    });
  }
  checkShape(look, { node, location });
}

/** What stands in a URL or a header is text: it must be clear what to read it as. */
function checkShape(look: Look, parameter: Located): void {
  const schema = member(look, parameter, 'schema');
  if (schema === undefined) return;
  const kinds = kindsOf(look, schema);
  const items = kinds.has('array') ? member(look, schema, 'items') : undefined;
  const itemKinds = items === undefined ? new Set<string>() : kindsOf(look, items);
  const name = String(parameter.node.name);
  const location = parameter.location.child('schema').key();
  if (kinds.has('object') || itemKinds.has('object') || itemKinds.has('array')) {
    look.refuse({
      message: `The parameter \`${name}\` holds an object or a list of lists, which has no one way to be written.`,
      fix: 'Use a parameter for each value, or move the object to a request body.',
      location,
    });
  } else if (kinds.size > 1 || itemKinds.size > 1) {
    const all = [...(kinds.size > 1 ? kinds : itemKinds)].join(', ');
    look.refuse({
      message: `The parameter \`${name}\` may be one of several types (${all}), and its text does not tell which.`,
      fix: 'Give it one type.',
      location,
    });
  }
}

/** JSON types that a schema allows, `null` and "any" left out; `integer` is a `number`. */
function kindsOf(look: Look, schema: Located, depth = 0): Set<string> {
  const { node } = schema;
  const kinds = new Set<string>();
  const add = (kind: unknown) => {
    if (typeof kind === 'string' && kind !== 'null') kinds.add(kind === 'integer' ? 'number' : kind);
  };
  if (node.type !== undefined) for (const kind of [node.type].flat()) add(kind);
  else if (Array.isArray(node.enum)) for (const value of node.enum) add(kindOfValue(value));
  else if (node.const !== undefined) add(kindOfValue(node.const));
  else if (depth < 8) {
    for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
      const choices = node[keyword];
      for (const [index, choice] of (Array.isArray(choices) ? choices : []).entries()) {
        const found = located(look, choice, schema.location.child([keyword, index]));
        if (found !== undefined) for (const kind of kindsOf(look, found, depth + 1)) kinds.add(kind);
      }
    }
  }
  return kinds;
}

function kindOfValue(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
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
