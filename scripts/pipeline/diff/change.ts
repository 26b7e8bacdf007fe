import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../lib/canonical-json.ts';

/**
 * - `breaking`: somebody who keeps to the old description may fail, or loses what it promised
 * - `additive`: more is possible or promised than before
 * - `editorial`: the same calls and responses, in other words
 */
export type Impact = 'breaking' | 'additive' | 'editorial';

export const IMPACTS: readonly Impact[] = ['breaking', 'additive', 'editorial'];

export type Subject =
  | 'operation'
  | 'parameter'
  | 'request'
  | 'response'
  | 'security'
  | 'server'
  | 'requirement'
  | 'not-shown'
  | 'example'
  | 'evidence'
  | 'text';

/** One change between two versions of a description. */
export interface DescriptionChange {
  /** Names this change, with the old and the new value in it: stays the same between two runs, and no other change has it. */
  readonly id: string;
  readonly impact: Impact;
  readonly subject: Subject;
  /** `createCard, request body, /limitAmount`. */
  readonly where: string;
  readonly message: string;
  readonly from?: unknown;
  readonly to?: unknown;
  /** Method names of the operations that it concerns, in the order of the description. */
  readonly operations: readonly string[];
  /** Names of the component schemas that it stands in. */
  readonly schemas: readonly string[];
  /** Ids of the requirement rows that it concerns. */
  readonly requirements: readonly string[];
  /** It could not be found out whether there is a change of this impact: the comparison reached its limits. */
  readonly undecided?: true;
}

export type FoundChange = Pick<DescriptionChange, 'impact' | 'subject' | 'where' | 'message'> &
  Partial<
    Pick<DescriptionChange, 'from' | 'to' | 'operations' | 'schemas' | 'requirements' | 'undecided'>
  > & {
    /** The id without the values: `request:Address/line1:maxLength`. */
    readonly key: string;
  };

/** Collects changes. One that several operations share is one change of all of them. */
export class Changes {
  readonly #found = new Map<string, Collected>();

  /** @returns the id of the change */
  add({ key, from, to, operations = [], schemas = [], requirements = [], ...finding }: FoundChange): string {
    const digest = createHash('sha256').update(canonicalJson([from ?? null, to ?? null, finding.message]));
    const id = `${key}#${digest.digest('hex').slice(0, 6)}`;
    const known = this.#found.get(id);
    this.#found.set(id, {
      change: { id, ...finding, ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
      operations: new Set([...(known?.operations ?? []), ...operations]),
      schemas: new Set([...(known?.schemas ?? []), ...schemas]),
      requirements: new Set([...(known?.requirements ?? []), ...requirements]),
    });
    return id;
  }

  /** Says that a change which was found before concerns another operation. */
  addOperation(id: string, operation: string): void {
    this.#found.get(id)?.operations.add(operation);
  }

  /** Breaking changes first; otherwise in the order in which they were found. */
  list(): DescriptionChange[] {
    const all = [...this.#found.values()].map(
      ({ change, operations, schemas, requirements }): DescriptionChange => ({
        ...change,
        operations: [...operations],
        schemas: [...schemas],
        requirements: [...requirements],
      }),
    );
    return IMPACTS.flatMap((impact) => all.filter((one) => one.impact === impact));
  }
}

interface Collected {
  readonly change: Omit<DescriptionChange, 'operations' | 'schemas' | 'requirements'>;
  readonly operations: Set<string>;
  readonly schemas: Set<string>;
  readonly requirements: Set<string>;
}
