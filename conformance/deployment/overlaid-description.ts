import type { JsonObject } from '../../lib/json.ts';

/** The description with what an operator has said of a deployment in overlays: the deployment's own word, by which it is judged too. */
export interface OverlaidDescription {
  /** The bundled document with all overlays applied. */
  readonly document: JsonObject;
  /** JSON pointers of what the overlays wrote into it, the outermost of each part: `#/components/schemas/Refusal`, `#/…/required/2`. */
  readonly written: readonly string[];
  readonly overlays: readonly OverlayInfo[];
}

export interface OverlayInfo {
  readonly title: string;
  /** Of the file: `sha256:…`. */
  readonly digest: string;
}
