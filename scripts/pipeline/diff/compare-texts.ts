import { isObject, own } from '../../../lib/json.ts';
import { toFragment } from '../../../lib/json-pointer.ts';
import type { Changes, Subject } from './change.ts';
import { isEqual } from './compare-parameters.ts';
import type { Sides } from './compare-schemas.ts';
import type { DescriptionNode } from './operations-of.ts';
import { shownValue } from './words.ts';

/** Keywords that change no call and no response. Extensions (`x-`) are the same. */
const TEXTS: Readonly<Record<string, Subject>> = {
  title: 'text',
  summary: 'text',
  description: 'text',
  termsOfService: 'text',
  contact: 'text',
  license: 'text',
  version: 'text',
  externalDocs: 'text',
  tags: 'text',
  links: 'text',
  xml: 'text',
  discriminator: 'text',
  example: 'example',
  examples: 'example',
  readOnly: 'text',
  writeOnly: 'text',
  deprecated: 'text',
};

/** These extensions say where a fact comes from. */
const EVIDENCE = new Set([
  'x-source',
  'x-not-shown',
  'x-always-set',
  'x-seen',
  'x-moves-money',
  'x-source-sections',
  'x-plain',
]);

/** Their members have names that somebody chose, such as a property called `title`. */
const NAME_MAPS = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'paths',
  'webhooks',
  'pathItems',
  'schemas',
  'responses',
  'parameters',
  'requestBodies',
  'headers',
  'securitySchemes',
  'callbacks',
  'content',
  'encoding',
  'variables',
  'scopes',
]);

/** Texts, examples and evidence, place by place where both versions have it. */
export function compareTexts({ base, revision, digits }: Sides, changes: Changes): void {
  new TextComparer(revision, changes, digits).compare(base, revision, [], false);
}

class TextComparer {
  readonly #revision: DescriptionNode;
  readonly #changes: Changes;

  readonly #digits: Sides['digits'];

  constructor(revision: DescriptionNode, changes: Changes, digits: Sides['digits']) {
    this.#digits = digits;
    this.#revision = revision;
    this.#changes = changes;
  }

  compare(old: unknown, changed: unknown, path: readonly string[], isNameMap: boolean): void {
    if (old === changed) return;
    if (Array.isArray(old) && Array.isArray(changed)) {
      if (old.length === changed.length)
        for (const [index, one] of old.entries())
          this.compare(one, changed[index], [...path, String(index)], false);
      return;
    }
    if (!isObject(old) || !isObject(changed)) return;
    for (const key of new Set([...Object.keys(old), ...Object.keys(changed)])) {
      const here = [...path, key];
      const [was, is] = [own(old, key), own(changed, key)];
      const subject = isNameMap ? undefined : subjectOf(key);
      if (subject === undefined) this.compare(was, is, here, !isNameMap && NAME_MAPS.has(key));
      else if (subject === 'example') this.#compareExamples(was, is, here);
      else if (!isEqual(was, is)) this.#add(here, subject, key, was, is);
    }
  }

  #compareExamples(old: unknown, changed: unknown, path: readonly string[]): void {
    if (isEqual(old, changed)) return;
    if (!isObject(old) || !isObject(changed)) {
      if (old === undefined && changed === undefined) return;
      this.#add(path, 'example', path.at(-1) ?? '', old, changed);
      return;
    }
    for (const name of new Set([...Object.keys(old), ...Object.keys(changed)]))
      if (!isEqual(own(old, name), own(changed, name)))
        this.#add([...path, name], 'example', `example ${name}`, own(old, name), own(changed, name));
  }

  #add(path: readonly string[], subject: Subject, name: string, from: unknown, to: unknown): void {
    const [first, kind, component] = path;
    const operation = this.#operationAt(path);
    this.#changes.add({
      key: `text:${toFragment(path)}`,
      impact: 'editorial',
      subject,
      where: toFragment(path.slice(0, -1)),
      message: `${name}: ${describeChange(from, to, this.#digits)}`,
      from,
      to,
      operations: operation === undefined ? [] : [operation],
      schemas: first === 'components' && kind === 'schemas' && component !== undefined ? [component] : [],
    });
  }

  #operationAt([first, path, method]: readonly string[]): string | undefined {
    if (first !== 'paths' || path === undefined || method === undefined) return undefined;
    const item = (this.#revision.paths as DescriptionNode | undefined)?.[path];
    const operation = isObject(item) ? item[method] : undefined;
    return isObject(operation) && typeof operation.operationId === 'string'
      ? operation.operationId
      : undefined;
  }
}

function describeChange(from: unknown, to: unknown, digits: Sides['digits']): string {
  if (from === undefined) return 'new';
  if (to === undefined) return 'removed';
  return isShort(from) && isShort(to) ? `${shownValue(from, digits)} → ${shownValue(to, digits)}` : 'changed';
}

function subjectOf(key: string): Subject | undefined {
  if (EVIDENCE.has(key)) return 'evidence';
  return key.startsWith('x-') ? 'text' : own(TEXTS, key);
}

function isShort(value: unknown): boolean {
  return shownValue(value).length < 40;
}
