// A check says as data how a requirement is tested. `spec/requirements/requirement.schema.json` says what each check means.

/**
 * Places of the response, as JSON pointers (RFC 6901), each with the place that it is compared with. `*` stands for any name and `**` for any
 * number of names, the same on both sides; a pointer with either means every field that it leads to and that is not an object.
 */
export type PlacePairs = Readonly<Record<string, string>>;

/** Values by place. */
export type PlaceValues = Readonly<Record<string, string | number | boolean | null>>;

/** A check in code, by its name. */
export interface CodeCheck<Name extends string = string> {
  readonly code: Name;
}

/** These conditions restrict a check to where the source speaks of the fact. */
export interface CheckConditions {
  /** Values that the request has. */
  readonly sent?: PlaceValues;
  /** Values of the request's query parameters, decoded; null: the parameter is absent. */
  readonly query?: Readonly<Record<string, string | number | boolean | null>>;
  /** Values in the same entry of a list. */
  readonly entry?: PlaceValues;
  /** Values that the response has. */
  readonly response?: PlaceValues;
  /** An object that the response does not have as null, or a text that is not empty there. */
  readonly set?: string;
  /** Places of the program that have no amount, or zero. */
  readonly noProgramAmount?: readonly string[];
  /** Only places where a text was sent that is not empty; of an object, only such texts in it. */
  readonly sentValue?: 'filled';
  /** Only places in objects of which every field was sent: all filled, or all empty. */
  readonly sentGroup?: 'filled' | 'empty';
}
