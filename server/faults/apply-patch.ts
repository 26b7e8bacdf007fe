import { applyPatch as applyRfc6902, type Operation } from 'rfc6902';
import { changeValue } from './change-value.ts';
import type { PatchStep } from './fault.ts';
import { FaultNotApplicable } from './fault-not-applicable.ts';
import { findPlace } from './find-place.ts';

/** Where `take` takes from. A source that is not there is `undefined`. */
export interface PatchSources {
  readonly request: unknown;
  readonly before: unknown;
}

/** The document with all steps done; the one given may be changed too. Throws FaultNotApplicable. */
export function applyPatch(document: unknown, patch: readonly PatchStep[], sources: PatchSources): unknown {
  // The document in a holder: then a step may replace all of it.
  const holder = { document };
  for (const [index, step] of patch.entries()) {
    const why = applyStep(holder, step, sources);
    if (why === undefined) continue;
    const what = `${step.op} '${step.path}'`;
    throw new FaultNotApplicable(`Step ${index + 1} of the patch (${what}) cannot be applied: ${why}.`);
  }
  return holder.document;
}

function applyStep(
  holder: { document: unknown },
  step: PatchStep,
  sources: PatchSources,
): string | undefined {
  const plain = toPlainStep(holder.document, step, sources);
  if (typeof plain === 'string') return plain;
  // rfc6902 takes an inherited name for a member, and `length` or `abc` for an index.
  if ('from' in plain && findPlace(holder.document, plain.from) === undefined)
    return `there is no place '${plain.from}'`;
  const adds = plain.op === 'add' || 'from' in plain;
  if (adds ? !hasParent(holder.document, plain.path) : findPlace(holder.document, plain.path) === undefined)
    return 'there is no such place';
  if (plain.op === 'remove' && plain.path === '') return 'something must be left';
  const inside = { ...plain, path: `/document${plain.path}` };
  if ('from' in inside) inside.from = `/document${inside.from}`;
  const [failure] = applyRfc6902(holder, [inside]);
  if (failure === null || failure === undefined) return undefined;
  return failure.name === 'TestError' ? 'something else stands there' : 'there is no such place';
}

/** A step of RFC 6902, its value known; or why there is none. */
function toPlainStep(document: unknown, step: PatchStep, sources: PatchSources): Operation | string {
  if (step.op === 'take') {
    const found = findPlace(sources[step.of], step.from);
    if (found === undefined)
      return `the ${step.of === 'request' ? 'request' : 'state before'} has no '${step.from}'`;
    return { op: 'add', path: step.path, value: structuredClone(found.value) };
  }
  if (step.op === 'change') {
    const found = findPlace(document, step.path);
    if (found === undefined) return 'there is no such place';
    const changed = changeValue(found.value, step);
    if (changed === undefined) return 'what stands there cannot be changed so';
    return { op: 'replace', path: step.path, value: changed };
  }
  return step as Operation;
}

/** Whether something can be added there: to an object or a list, or in place of the whole. */
function hasParent(document: unknown, path: string): boolean {
  const parent = path === '' ? undefined : findPlace(document, path.slice(0, path.lastIndexOf('/')));
  return path === '' || (typeof parent?.value === 'object' && parent.value !== null);
}
