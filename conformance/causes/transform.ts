import type { Json } from '../../lib/json.ts';
import type { Field } from '../catalogue/tree.ts';

/** Undoes one thing that a server may do to all of its responses. Where that makes violations disappear, it was their cause. */
export interface Transform {
  /** `envelope:data` */
  readonly id: string;
  /** A sentence for people: `Bodies are wrapped in an object: the record is at /data.` */
  readonly sentence: string;
  /** The least number of places of the description that it must explain to be a cause: one missing field is not a cause. */
  readonly fewest?: number;
  /** The body as it would be without that; the body itself where there is nothing to undo. */
  apply(body: Json, root: Field): Json;
}
