import type { Evidence } from '../../../conformance/model/requirement.ts';

export type ItemKind = 'operation' | 'schema' | 'field' | 'requirement' | 'not-shown' | 'section' | 'guide';

/** Something of the description that can be found and read. */
export interface Item {
  /** Unique among all items: `createCard`, `Card`, `Card.label`, `createCard.label-is-returned`, `allowed-values`, `2.6`. */
  readonly id: string;
  readonly kind: ItemKind;
  /** One sentence. */
  readonly about: string;
  /** Of the source: `2.6`. */
  readonly section?: string;
  readonly evidence?: Evidence;
  /** What is searched besides the id and `about`. */
  readonly words: string;
  /** The whole of it, in Markdown. */
  read(): string;
}
