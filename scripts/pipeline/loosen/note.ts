/** Something that is not made exactly as the description says it, but looser. */
export interface LooseNote {
  /** One sentence: what the description says, and what is made of it. */
  readonly message: string;
  /** Pointer into the bundled document. */
  readonly pointer: string;
}

export type OnLoosened = (note: LooseNote) => void;
