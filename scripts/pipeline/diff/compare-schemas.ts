import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../lib/canonical-json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import type { Changes, FoundChange, Impact } from './change.ts';
import type { Reason } from './inclusion/comparison.ts';
import { createInclusion, type Inclusion, UNDECIDED } from './inclusion/create-inclusion.ts';
import type { DescriptionNode } from './operations-of.ts';
import { reasonWords } from './words.ts';

/** The caller sends requests, and the server responses. For calls that the server makes it is the other way around. */
export type MessageDirection = 'request' | 'response';

export interface Sides {
  readonly base: DescriptionNode;
  readonly revision: DescriptionNode;
  /** Numbers of either that JavaScript cannot hold, by those that stand for them. */
  readonly digits: ReadonlyMap<number, string>;
}

/** A schema in both versions, and where it is. */
export interface SchemaPair {
  readonly base: unknown;
  readonly revision: unknown;
  readonly direction: MessageDirection;
  /** `createCard`. */
  readonly operation: string;
  /** `request body`, `query parameter limit`, `response 201`. */
  readonly place: string;
  /** Values travel as text: in a URL or header. */
  readonly text?: boolean;
  /** Values are written as XML. */
  readonly xml?: boolean;
}

/**
 * Compares schemas by what they accept. A request that the old description allows must be one that the new one allows, and a response of the
 * new one must be one of the old: what does not hold is breaking. What holds in this direction alone is additive.
 */
export class SchemaComparer {
  readonly #sides: Sides;
  readonly #changes: Changes;
  readonly #inclusion: Inclusion;
  /** Ids of what many operations share: reasons in components, and all that is undecided. */
  readonly #ids = new Map<Reason | Impact, string>();

  constructor(sides: Sides, changes: Changes, inclusion: Inclusion = createInclusion()) {
    this.#sides = sides;
    this.#changes = changes;
    this.#inclusion = inclusion;
  }

  compare(pair: SchemaPair): void {
    const breaking = this.#reasonsFor(pair, 'breaking');
    const known = new Set(breaking.map(placeOf));
    // A value in place of another is one change.
    const additive = this.#reasonsFor(pair, 'additive').filter((one) => !known.has(placeOf(one)));
    for (const reason of breaking) this.#add(pair, reason, 'breaking');
    for (const reason of additive) this.#add(pair, reason, 'additive');
  }

  #reasonsFor(pair: SchemaPair, impact: Impact): readonly Reason[] {
    const { direction, text = false, xml = false } = pair;
    const old = { schema: pair.base, document: this.#sides.base };
    const changed = { schema: pair.revision, document: this.#sides.revision };
    const forward = (direction === 'request') === (impact === 'breaking');
    return this.#inclusion.reasonsOf(forward ? old : changed, forward ? changed : old, {
      names: direction === 'request' ? 'sent' : 'read',
      hidden: direction === 'request' ? 'readOnly' : 'writeOnly',
      text,
      xml,
    });
  }

  #add(pair: SchemaPair, reason: Reason, impact: Impact): void {
    const shared = reason === UNDECIDED ? impact : reason;
    const known = this.#ids.get(shared);
    if (known !== undefined) {
      this.#changes.addOperation(known, pair.operation);
      return;
    }
    const change =
      reason === UNDECIDED
        ? undecided(pair, impact, this.#sides)
        : toChange(pair, reason, impact, this.#sides.digits);
    const id = this.#changes.add(change);
    if (reason === UNDECIDED || reason.spot.component !== undefined) this.#ids.set(shared, id);
  }
}

function undecided(
  { direction, operation }: SchemaPair,
  impact: Impact,
  { base, revision }: Sides,
): FoundChange {
  return {
    key: `undecided:${impact}`,
    impact,
    subject: direction,
    where: 'schemas',
    message: `could not be decided: to compare all of both versions takes too long, so there may be more ${impact} changes`,
    undecided: true,
    from: digestOf(base),
    to: digestOf(revision),
    operations: [operation],
  };
}

function toChange(
  { direction, operation, place }: SchemaPair,
  reason: Reason,
  impact: Impact,
  digits: Sides['digits'],
): FoundChange {
  const { spot, keyword, a, b } = reason;
  const { component } = spot;
  const pointer = toPointer(spot.path);
  const [from, to] = (direction === 'request') === (impact === 'breaking') ? [a, b] : [b, a];
  const inside = pointer === '' ? '' : `, ${pointer}`;
  return {
    key: `${direction}:${component ?? `${operation}.${place.replaceAll(' ', '-')}`}${pointer}:${keyword}`,
    impact,
    subject: direction,
    where:
      component === undefined
        ? `${operation}, ${place}${inside}`
        : `${component}${inside} (in a ${direction})`,
    message: reasonWords(reason, direction, impact, digits),
    ...(keyword === 'undecided' && { undecided: true }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    operations: [operation],
    schemas: component === undefined ? [] : [component],
  };
}

function digestOf(document: DescriptionNode): string {
  return createHash('sha256').update(canonicalJson(document)).digest('hex');
}

function placeOf({ keyword, spot }: Reason): string {
  return [keyword, spot.component ?? '', ...spot.path].join('\n');
}
