import { at, isObject, type JsonObject, pointerSteps } from '../../model/schema-walk.ts';

/** Tells whether a reference closes a circle: whether what it names leads back to the schema that it stands in. */
export type Circles = (from: string, to: string) => boolean;

/** Looks through the named schemas of a document once. */
export function circlesOf(document: JsonObject): Circles {
  const schemas = at(document, '#/components/schemas');
  const named = isObject(schemas) ? schemas : {};
  const reached = new Map<string, ReadonlySet<string>>();
  const direct = new Map(Object.entries(named).map(([name, schema]) => [name, namesIn(schema)]));
  const reach = (name: string): ReadonlySet<string> => {
    const known = reached.get(name);
    if (known !== undefined) return known;
    const found = new Set<string>();
    const waiting = [name];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (const other of direct.get(next) ?? []) {
        if (found.has(other)) continue;
        found.add(other);
        waiting.push(other);
      }
    }
    reached.set(name, found);
    return found;
  };
  return (from, to) => reach(to).has(from);
}

/** `Card` for `#/components/schemas/Card` and for any place inside of it. */
export function ownerOf(pointer: string): string | undefined {
  const [components, schemas, name] = pointerSteps(pointer);
  return components === 'components' && schemas === 'schemas' ? name : undefined;
}

function namesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const item of node) namesIn(item, found);
  if (!isObject(node)) return found;
  const owner = typeof node.$ref === 'string' ? ownerOf(node.$ref) : undefined;
  if (owner !== undefined) found.add(owner);
  for (const value of Object.values(node)) namesIn(value, found);
  return found;
}
