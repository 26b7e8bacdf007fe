import { isSame, type Json, type JsonObject } from '../../lib/json.ts';
import { DATA_KINDS, type DataKindName } from '../operator-data/data-kinds.ts';
import type { DataValue } from '../operator-data/operator-data.ts';
import { areDistinct, createDistinct, knownTexts, textsIn, textsSent } from './distinct-texts.ts';
import type { StepContext } from './step.ts';

/** The source of the values of one call. */
export interface Draw {
  /** A value of the run's own, see `createDistinct`. */
  readonly distinct: ReturnType<typeof createDistinct>;
  /**
   * A value of the operator's; `undefined` where there is none of this kind. If possible one that could not be taken for another text, and one that
   * was sent less often than the others.
   *
   * @param isAllowed leaves values out
   */
  operators<Name extends DataKindName>(
    kind: Name,
    isAllowed?: (value: DataValue<Name>) => boolean,
  ): DataValue<Name> | undefined;
  /** Up to so many of them, each once. */
  several<Name extends DataKindName>(kind: Name, count: number): readonly DataValue<Name>[] | undefined;
  /** Tells whether this call has the value already. */
  isTaken(value: DataValue<DataKindName>): boolean;
  /** One of the operator's addresses, as the API has it. */
  address(kind: 'addresses' | 'addressesAbroad', addressType: string): JsonObject | undefined;
}

export function createDraw(context: StepContext): Draw {
  const { data = {}, random } = context;
  const known = knownTexts(context);
  const taken: DataValue<DataKindName>[] = [];
  const sent = (context.sent ?? context.history.exchanges).map(textsSent);
  const isTaken = (value: DataValue<DataKindName>) => taken.some((one) => isSame(toJson(one), toJson(value)));
  const usesOf = (texts: readonly string[]) =>
    sent.filter((call) => texts.every((text) => call.includes(text))).length;

  /** The lowest is the best. */
  function rank(value: DataValue<DataKindName>): readonly number[] {
    const texts = textsIn(toJson(value));
    return [Number(isTaken(value)), usesOf(texts), Number(!areDistinct(texts, known))];
  }

  const draw: Draw = {
    distinct: createDistinct(context, known),
    isTaken,
    operators(kind, isAllowed = () => true) {
      type Value = DataValue<typeof kind>;
      const values = (data[kind] as readonly Value[] | undefined)?.filter(isAllowed) ?? [];
      if (values.length === 0) return undefined;
      const [best] = shuffled(values, random)
        .map((value) => ({ value, rank: rank(value) }))
        .sort((one, other) => compare(one.rank, other.rank));
      const value = best?.value;
      if (value === undefined) return undefined;
      taken.push(value);
      if (areKeptApart(kind)) for (const text of textsIn(toJson(value))) known.add(text);
      return value;
    },
    several(kind, count) {
      const values = data[kind];
      if (values === undefined) return undefined;
      return Array.from({ length: Math.min(count, values.length) }).flatMap(() => {
        const value = draw.operators(kind);
        return value === undefined ? [] : [value];
      });
    },
    address(kind, addressType) {
      const own = draw.operators(kind);
      return own && { addressType, ...own, line2: own.line2 ?? '', state: own.state ?? '' };
    },
  };
  return draw;
}

/** Others are words of the API, such as `business`, which names may contain. */
function areKeptApart(name: DataKindName): boolean {
  return DATA_KINDS.some((kind) => kind.name === name && kind.enough > 1);
}

function toJson(value: DataValue<DataKindName>): Json {
  return value as Json;
}

function shuffled<Value>(values: readonly Value[], random: StepContext['random']): Value[] {
  const left = [...values];
  return values.map(() => left.splice(random.integer(0, left.length - 1), 1)[0] as Value);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((part, at) => part !== other[at]);
  return index < 0 ? 0 : (one[index] ?? 0) - (other[index] ?? 0);
}
