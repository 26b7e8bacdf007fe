/** An edit puts this into the description: a path item, and components under names that no other edit has. */
export interface Part {
  readonly item?: Readonly<Record<string, unknown>>;
  readonly schemas?: Readonly<Record<string, unknown>>;
}

/** An edit of which it is known whether it breaks. */
export interface Edit {
  /** Also the name of its operation and of its path: `e12`. */
  readonly id: string;
  readonly group: string;
  /** The title of the edit, for a reader of a failure. */
  readonly title: string;
  readonly breaking: boolean;
  readonly base: Part;
  readonly revision: Part;
  /** The proof of its effect; none if it follows from the rules of HTTP. */
  readonly proof?: Proof;
}

/** An edit before it has an id. */
export type Draft = Omit<Edit, 'id' | 'base' | 'revision'> & {
  readonly make: (id: string) => Pick<Edit, 'base' | 'revision'>;
};

export interface Proof {
  readonly base: unknown;
  readonly revision: unknown;
  readonly direction: 'request' | 'response';
  /** Accepted on the sending side, and refused on the other where the edit breaks. None where both are written for the same values. */
  readonly payload?: unknown;
}

function chain(name: string, maxLength: number) {
  return {
    type: 'object',
    properties: { next: { $ref: `#/components/schemas/${name}` }, label: { type: 'string', maxLength } },
  };
}

export const NAMED = {
  Named: { type: 'string', maxLength: 5 },
  Alias: { $ref: '#/components/schemas/Named' },
  Wide: chain('Wide', 9),
  Narrow: chain('Narrow', 5),
};
