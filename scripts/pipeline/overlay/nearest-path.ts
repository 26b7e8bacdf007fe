import { isObject } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import { nearest } from '../../../lib/nearest.ts';
import { leadingSteps, type Steps, toJsonPath } from './json-path.ts';
import type { OverlaidTree } from './overlaid-tree.ts';

/** Members that are listed where none has a similar name. */
const SHOWN = 8;

/** Suggests what to write in place of an expression that selects nothing: the nearest place that exists, and what is there. */
export function nearestPath(tree: OverlaidTree, expression: string): string {
  const { steps, isWhole } = leadingSteps(expression);
  let known = 0;
  while (known < steps.length && tree.valueAt(steps.slice(0, known + 1)) !== undefined) known += 1;
  const found = steps.slice(0, known);
  const rest = steps.slice(known);
  const node = tree.valueAt(found);
  if (rest.length === 0 && !isWhole)
    return `\`${toJsonPath(found)}\` exists, but the rest of the expression selects nothing in it.`;
  const inReference = throughReference(tree, found, rest, isWhole);
  if (inReference !== undefined) return inReference;
  const [name] = rest;
  if (Array.isArray(node))
    return `\`${toJsonPath(found)}\` is a list of ${node.length}, which has no ${JSON.stringify(name)}.`;
  if (!isObject(node)) return `\`${toJsonPath(found)}\` exists, but holds no members.`;
  const names = Object.keys(node);
  if (typeof name === 'number' && Object.hasOwn(node, String(name)))
    return `A number in brackets selects from lists. Write \`${toJsonPath([...found, String(name)])}\`.`;
  const meant = nearest(String(name), names);
  if (meant !== undefined)
    return `Did you mean \`${toJsonPath([...found, meant, ...existing(tree, [...found, meant], rest.slice(1))])}\`?`;
  const more = names.length > SHOWN ? `, and ${names.length - SHOWN} more` : '';
  const listed = names.length === 0 ? 'nothing' : `${names.slice(0, SHOWN).join(', ')}${more}`;
  return `\`${toJsonPath(found)}\` exists; it holds ${listed}.`;
}

/** A JSONPath does not follow references; the components that they lead to have places of their own. */
function throughReference(
  tree: OverlaidTree,
  found: Steps,
  rest: Steps,
  isWhole: boolean,
): string | undefined {
  const node = tree.valueAt(found);
  if (!isObject(node) || typeof node.$ref !== 'string' || !node.$ref.startsWith('#/')) return undefined;
  const target = [...fromPointer(node.$ref), ...rest];
  const there = toJsonPath(target);
  const exists = isWhole && tree.valueAt(target) !== undefined;
  return `\`${toJsonPath(found)}\` is a reference, which a JSONPath does not follow. ${
    exists ? `Write \`${there}\`` : `Look in \`${toJsonPath(fromPointer(node.$ref))}\``
  }, which counts wherever it is referred to.`;
}

/** The rest of the way, as far as it exists. */
function existing(tree: OverlaidTree, from: Steps, rest: Steps): Steps {
  let count = 0;
  while (count < rest.length && tree.valueAt([...from, ...rest.slice(0, count + 1)]) !== undefined)
    count += 1;
  return rest.slice(0, count);
}

/** The places of an expression that selects several, for a message. */
export function listPlaces(places: readonly Steps[]): string {
  const shown = places.slice(0, 3).map((steps) => `\`${toJsonPath(steps)}\``);
  return shown.length < places.length ? `${shown.join(', ')}, …` : shown.join(', ');
}
