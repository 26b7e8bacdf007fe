import type { OperationId } from '../../generated/operations.ts';
import type { Json, JsonObject } from '../../lib/json.ts';

/** The description with what an operator has said of a deployment in overlays: the deployment's own word, by which it is judged too. */
export interface OverlaidDescription {
  /** The bundled document with all overlays applied. */
  readonly document: JsonObject;
  /** The bundled document without them. */
  readonly source: JsonObject;
  /** JSON pointers of what the overlays wrote into it, the outermost of each part: `#/components/schemas/Refusal`, `#/…/required/2`. */
  readonly written: readonly string[];
  readonly overlays: readonly OverlayInfo[];
  /** Each request of a run gets these parts, since overlays require them and the source has nothing of the kind. */
  readonly mandatory?: readonly MandatoryPart[];
  /** Texts of requests that overlays limit, and the source does not: generated ones are made to fit. */
  readonly narrowed?: readonly NarrowedField[];
}

export interface OverlayInfo {
  readonly title: string;
  /** The digest of the file: `sha256:…`. */
  readonly digest: string;
}

/** A part that requests of an operation have to have. */
export interface MandatoryPart {
  readonly operation: OperationId;
  readonly in: 'header' | 'query' | 'cookie' | 'body';
  /** The name of a header or parameter. Of the body: the way to the property, with `*` for every entry of a list. */
  readonly path: readonly string[];
  /** The value that is sent, unless the request has the part. Absent: another text in every request, such as an idempotency key. */
  readonly value?: Json;
}

/** A text in the body of an operation's requests, and what a value must be to be accepted. */
export interface NarrowedField {
  readonly operation: OperationId;
  /** The way to it, with `*` for every entry of a list. */
  readonly path: readonly string[];
  /** Absent: any. */
  readonly values?: readonly string[];
  /** The length in characters. */
  readonly minLength: number;
  /** The length in characters; infinite: no limit. */
  readonly maxLength: number;
  /** Patterns of JSON Schema, all of which must match somewhere. */
  readonly patterns: readonly string[];
  /** A text that fits the patterns; absent: none is known. */
  readonly sample?: string;
}
