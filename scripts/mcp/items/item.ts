import type { Evidence } from '../../../conformance/model/requirement.ts';

export type ItemKind =
  | 'operation'
  | 'schema'
  | 'field'
  | 'header'
  | 'requirement'
  | 'not-shown'
  | 'section'
  | 'guide';

/** Something of the description that can be found and read. */
export interface Item {
  /** Unique among all items: `createCard`, `Card`, `Card.label`, `createCard.label-is-returned`, `allowed-values`, `2.6`. */
  readonly id: string;
  readonly kind: ItemKind;
  /** One sentence. */
  readonly about: string;
  /** The section of the source: `2.6`. */
  readonly section?: string;
  readonly evidence?: Evidence;
  /** The words of people who ask for it. */
  readonly asked?: string;
  /** The text that is searched besides the id, `about` and `asked`. */
  readonly words: string;
  /** IDs of the open questions that it has, those of its own first. */
  readonly open?: readonly string[];
  /** Items that say the same of different records, of which a search shows one among the first: fields of one name. */
  readonly group?: string;
  /** The whole of it, in Markdown. */
  read(): string;
}
