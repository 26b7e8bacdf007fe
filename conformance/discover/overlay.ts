import type { Json, JsonObject } from '../../lib/json.ts';

/**
 * `discover` writes this: an OpenAPI Overlay 1.1 document. Targets are normalized RFC 9535 paths into the published description, and each matches
 * exactly one place. Its `x-` fields are what the other commands read.
 */
export interface DiscoveredOverlay {
  readonly overlay: '1.1.0';
  readonly info: {
    /** A title for people, which names the deployment. */
    readonly title: string;
    /** The digest of the description whose places the targets are. */
    readonly version: string;
    readonly 'x-discovered': OverlayOrigin;
  };
  readonly actions: readonly OverlayAction[];
}

export interface OverlayOrigin {
  /** Base URL, redacted. */
  readonly deployment: string;
  /** `sha256:…` of the published `openapi.json`. */
  readonly description: string;
  readonly seed: number;
  /** RFC 3339 */
  readonly startedAt: string;
  readonly endedAt: string;
  readonly calls: number;
  /** The reason why the run ended before its last probe. What was not probed is then missing in the overlay. */
  readonly stopped?: string;
}

export interface OverlayAction {
  /** `$['components']['schemas']['CreateCardRequest']` */
  readonly target: string;
  /** One sentence for people: `Responds with 422 to a card without label.` */
  readonly description: string;
  /** Merged into the target. */
  readonly update?: JsonObject;
  readonly remove?: true;
  readonly 'x-discovered': Discovered;
}

/** The evidence for an action. */
export interface Discovered {
  /** Id in `spec/not-shown.yaml`. */
  readonly entry: string;
  /**
   * `constraint`: the action tightens what the description accepts, describes an error, or adds a field. `note`: it only adds `x-in-this-deployment`, a list of
   * sentences for people, and `examples`.
   */
  readonly kind: 'constraint' | 'note';
  readonly observed: Observed;
  /** Requests that were sent without the change: their responses show that the change made the difference. */
  readonly counterProbes: readonly CounterProbe[];
}

export interface Observed {
  readonly deployment: string;
  readonly times: number;
  /** RFC 3339 */
  readonly first: string;
  readonly last: string;
  /** Statuses of the responses, each once. */
  readonly statuses: readonly number[];
}

export interface CounterProbe {
  readonly what: string;
  readonly times: number;
  readonly statuses: readonly number[];
}

/** `['paths', '/v1/card', 'post']` as `$['paths']['/v1/card']['post']`. */
export function toNormalizedPath(path: readonly (string | number)[]): string {
  const steps = path.map((one) =>
    typeof one === 'number' ? `[${one}]` : `['${one.replace(/[\\']/g, '\\$&')}']`,
  );
  return `$${steps.join('')}`;
}

/** The place that a normalized path leads to. */
export function atJsonPath(document: Json, target: string): Json | undefined {
  return pathOf(target).reduce<Json | undefined>((here, one) => {
    if (here === null || typeof here !== 'object') return undefined;
    return Object.hasOwn(here, one) ? (here as Record<string | number, Json>)[one] : undefined;
  }, document);
}

/** The steps of a path that `toNormalizedPath` wrote. */
export function pathOf(target: string): (string | number)[] {
  return [...target.matchAll(/\[(?:'((?:[^'\\]|\\.)*)'|(\d+))\]/g)].map(([, name, index]) =>
    name === undefined ? Number(index) : name.replace(/\\(.)/g, '$1'),
  );
}
