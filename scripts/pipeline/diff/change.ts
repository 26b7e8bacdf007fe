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
export interface Change {
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
}

export type Finding = Pick<Change, 'impact' | 'subject' | 'where' | 'message'> &
  Partial<Pick<Change, 'from' | 'to' | 'operations' | 'schemas' | 'requirements'>> & {
    /** The id without the values: `request:Address/line1:maxLength`. */
    readonly key: string;
  };

/** Collects changes. One that several operations share is one change of all of them. */
export class Changes {
  readonly #found = new Map<string, Change>();

  add({ key, from, to, operations = [], schemas = [], requirements = [], ...finding }: Finding): void {
    const digest = createHash('sha256').update(canonicalJson([from ?? null, to ?? null, finding.message]));
    const id = `${key}#${digest.digest('hex').slice(0, 6)}`;
    const known = this.#found.get(id);
    const union = (ones: readonly string[] | undefined, others: readonly string[]) => [
      ...new Set([...(ones ?? []), ...others]),
    ];
    this.#found.set(id, {
      id,
      ...finding,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      operations: union(known?.operations, operations),
      schemas: union(known?.schemas, schemas),
      requirements: union(known?.requirements, requirements),
    });
  }

  /** Breaking changes first; otherwise in the order in which they were found. */
  list(): Change[] {
    const all = [...this.#found.values()];
    return IMPACTS.flatMap((impact) => all.filter((one) => one.impact === impact));
  }
}
