import { at, type Json } from '../../lib/json.ts';
import { toPointer } from '../../lib/json-pointer.ts';

/** A step, an input or a workflow may have any name, also that of a member that every object has. */
export type Values = ReadonlyMap<string, unknown>;

/** Expressions of a step can name these: https://spec.openapis.org/arazzo/v1.1.0.html#runtime-expressions */
export interface Scope {
  readonly inputs: Values;
  /** Outputs by step, of steps that succeeded. */
  readonly steps: ReadonlyMap<string, Values>;
  readonly workflows: ReadonlyMap<string, { readonly inputs: Values; readonly outputs: Values }>;
  /** The outputs of the workflow that a step has run, or of the one that is ending. */
  readonly outputs: Values;
  readonly call?: CallScope;
  /** Outputs are marks such as `{id of create}`, which stand for anything within them. */
  readonly isPlan?: boolean;
  /** Is given in words what an expression needs and no step has. */
  readonly onMissing?: (what: string) => void;
}

/** The call of the current step. */
export interface CallScope {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Values;
  readonly path: Values;
  readonly body: unknown;
  /** Absent without a response. */
  readonly response?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** JSON, or a text. */
    readonly body: unknown;
  };
}

export type RuntimeExpression =
  | { readonly kind: 'url' | 'method' | 'statusCode' }
  | { readonly kind: 'constant'; readonly value: string }
  | {
      readonly kind: 'request' | 'response';
      readonly part: 'header' | 'query' | 'path' | 'body';
      readonly name: string;
      readonly pointer: string;
    }
  | { readonly kind: 'inputs' | 'outputs'; readonly name: string; readonly pointer: string }
  | { readonly kind: 'steps'; readonly step: string; readonly name: string; readonly pointer: string }
  | {
      readonly kind: 'workflows';
      readonly workflow: string;
      readonly field: 'inputs' | 'outputs';
      readonly name: string;
      readonly pointer: string;
    };

/** An expression that cannot be read. `message` is a part of a sentence. */
export class ExpressionError extends Error {
  readonly fix: string;
  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}

const ID = '[A-Za-z0-9_-]+';
const NAME = '[A-Za-z0-9._-]+';
const POINTER = '(?:#((?:/[^{}]*)?))?';
const BODY = new RegExp(`^\\$(request|response)\\.body((?:\\.[\\w-]+|\\[\\d+\\])*)${POINTER}$`, 's');
const PART = /^\$(request|response)\.(header|query|path)\.([^{}\s]+)$/;
const OWN = new RegExp(`^\\$(inputs|outputs)\\.(${NAME})${POINTER}$`, 's');
const STEP = new RegExp(`^\\$steps\\.(${ID})\\.outputs\\.(${NAME})${POINTER}$`, 's');
const WORKFLOW = new RegExp(`^\\$workflows\\.(${ID})\\.(inputs|outputs)\\.(${NAME})${POINTER}$`, 's');
const SOURCE = new RegExp(`^\\$sourceDescriptions\\.(${ID})\\.(url|name|type)$`);

const ROOT =
  /^\$(?:url|method|statusCode|self|request|response|message|inputs|outputs|steps|workflows|sourceDescriptions|components)(?=[.#[]|$)/;

/** Longer ones are no expressions that a person wrote. */
const MAX_LENGTH = 2000;

/** Tells whether a text is meant as an expression; `$5` is a price. */
export function isExpression(text: string): boolean {
  return ROOT.test(text);
}

/** The document itself knows these. */
export interface Known {
  readonly self: string | undefined;
  /** The URLs of source descriptions, by name. */
  readonly sources: ReadonlyMap<string, Readonly<Record<'url' | 'name' | 'type', string>>>;
}

/** @throws ExpressionError */
export function parseExpression(text: string, known: Known): RuntimeExpression {
  if (text.length > MAX_LENGTH) throw new ExpressionError('is too long for an expression', 'Shorten it.');
  if (text === '$url' || text === '$method' || text === '$statusCode')
    return { kind: text.slice(1) as 'url' | 'method' | 'statusCode' };
  if (text === '$self') return { kind: 'constant', value: known.self ?? '' };
  let match = BODY.exec(text);
  if (match !== null) {
    const [, kind = '', dots = '', pointer = ''] = match;
    const steps = Array.from(
      dots.matchAll(/\.([\w-]+)|\[(\d+)\]/g),
      ([, name, index]) => name ?? index ?? '',
    );
    return {
      kind: kind as 'request' | 'response',
      part: 'body',
      name: '',
      pointer: `${toPointer(steps)}${pointer}`,
    };
  }
  match = PART.exec(text);
  if (match !== null) {
    const [, kind = '', part = '', name = ''] = match;
    if (kind === 'request' || part === 'header')
      return {
        kind: kind as 'request' | 'response',
        part: part as 'header' | 'query' | 'path',
        name,
        pointer: '',
      };
  }
  match = OWN.exec(text);
  if (match !== null) {
    const [, kind = '', name = '', pointer = ''] = match;
    return { kind: kind as 'inputs' | 'outputs', name, pointer };
  }
  match = STEP.exec(text);
  if (match !== null) {
    const [, step = '', name = '', pointer = ''] = match;
    return { kind: 'steps', step, name, pointer };
  }
  match = WORKFLOW.exec(text);
  if (match !== null) {
    const [, workflow = '', field = '', name = '', pointer = ''] = match;
    return { kind: 'workflows', workflow, field: field as 'inputs' | 'outputs', name, pointer };
  }
  match = SOURCE.exec(text);
  const source = match === null ? undefined : known.sources.get(match[1] ?? '');
  if (match !== null && source !== undefined)
    return { kind: 'constant', value: source[match[2] as 'url' | 'name' | 'type'] };
  if (text.startsWith('$message'))
    throw new ExpressionError('is about messages of AsyncAPI', 'Only calls over HTTP can be made here.');
  throw new ExpressionError(
    'is not a runtime expression',
    'Use $inputs.NAME, $steps.ID.outputs.NAME, $workflows.ID.outputs.NAME, $statusCode, $url, $method, $response.body#/POINTER, $response.header.NAME or $request.',
  );
}

/** Types are kept. `undefined` where what it names is absent. */
export function evaluate(expression: RuntimeExpression, scope: Scope): unknown {
  const { call } = scope;
  switch (expression.kind) {
    case 'constant':
      return expression.value;
    case 'url':
      return call?.url;
    case 'method':
      return call?.method;
    case 'statusCode':
      return call?.response?.status;
    case 'request':
    case 'response':
      return ofMessage(expression, call);
    case 'inputs':
    case 'outputs':
      return member(scope[expression.kind], expression, scope.isPlan);
    case 'steps': {
      const values = scope.steps.get(expression.step) ?? NOTHING;
      const found = member(values, expression, scope.isPlan);
      if (found === undefined) scope.onMissing?.(`no output ${expression.name} of step ${expression.step}`);
      return found;
    }
    case 'workflows': {
      const values = scope.workflows.get(expression.workflow)?.[expression.field] ?? NOTHING;
      const found = member(values, expression, scope.isPlan);
      if (found === undefined)
        scope.onMissing?.(
          `no ${expression.field.slice(0, -1)} ${expression.name} of workflow ${expression.workflow}`,
        );
      return found;
    }
  }
}

const NOTHING: Values = new Map();

function ofMessage(
  { kind, part, name, pointer }: Extract<RuntimeExpression, { kind: 'request' | 'response' }>,
  call: CallScope | undefined,
): unknown {
  const message = kind === 'request' ? call : call?.response;
  if (message === undefined) return undefined;
  if (part === 'header') {
    const lower = name.toLowerCase();
    return Object.hasOwn(message.headers, lower) ? message.headers[lower] : undefined;
  }
  if (part === 'body') return at(message.body as Json, pointer);
  return (part === 'query' ? call?.query : call?.path)?.get(name);
}

/** Names may have dots; what follows a name is a member of its value. */
function member(
  values: Values,
  { name, pointer }: { readonly name: string; readonly pointer: string },
  isPlan: boolean | undefined,
): unknown {
  for (let end = name.length; end > 0; end = name.lastIndexOf('.', end - 1)) {
    const head = name.slice(0, end);
    if (!values.has(head)) continue;
    const value = values.get(head);
    const rest = name.slice(end + 1);
    if (isPlan && typeof value === 'string' && value.startsWith('{')) return value;
    const deep = rest === '' ? value : at(value as Json, toPointer(rest.split('.')));
    return at(deep as Json, pointer);
  }
  return undefined;
}

/** Returns what stands in a text for a value. */
export function textOfValue(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}
