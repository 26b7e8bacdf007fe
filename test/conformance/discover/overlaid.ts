import { type DiscoveredOverlay, pathOf } from '../../../conformance/discover/overlay.ts';
import { published } from '../../../conformance/discover/schema-places.ts';
import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';

/** The published description with a discovered overlay: its targets are plain paths. `test/scripts` proves the real applier. */
export function overlaid({ actions }: Pick<DiscoveredOverlay, 'actions'>): JsonObject {
  let document: Json = published;
  for (const { target, update, remove } of actions)
    document = change(document, pathOf(target), (here) =>
      remove ? undefined : merge(here, update as JsonObject),
    );
  return document as JsonObject;
}

function change(
  here: Json,
  [step, ...rest]: readonly (string | number)[],
  apply: (value: Json) => Json | undefined,
): Json {
  if (step === undefined) return apply(here) as Json;
  const inner = (here as JsonObject)[step];
  if (inner === undefined) throw new Error(`There is nothing at ${step}.`);
  const changed = rest.length === 0 ? apply(inner) : change(inner, rest, apply);
  if (Array.isArray(here))
    return here.flatMap((one: Json, index) => (index === step ? (changed ?? []) : [one]));
  const { [step]: _, ...others } = here as JsonObject;
  return changed === undefined ? others : { ...(here as JsonObject), [step]: changed };
}

function merge(here: Json | undefined, update: Json): Json {
  if (here === undefined) return update;
  if (Array.isArray(here)) return [...here, ...(Array.isArray(update) ? update : [update])];
  if (!isObject(here) || !isObject(update)) return update;
  return {
    ...here,
    ...Object.fromEntries(Object.entries(update).map(([name, value]) => [name, merge(here[name], value)])),
  };
}
