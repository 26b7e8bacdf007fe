/** Reads the bundled description as `source-table.ts` writes the source: one entry for each field of a body. */

import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { at, isObject } from '../../../lib/json.ts';
import { fromPointer, step, toFragment } from '../../../lib/json-pointer.ts';
import { bundleDescription } from '../../../scripts/pipeline/bundle/bundle.ts';
import { loadDescription } from '../../../scripts/pipeline/read/load.ts';
import type { FieldType } from './source-fields.ts';

export type Json = { readonly [key: string]: unknown };

export interface Found {
  /** As in the table: `billing.contacts[].email`. */
  readonly path: string;
  readonly type: FieldType | 'unknown';
  /** Listed in `required` of the object around it; false for array elements. */
  readonly required: boolean;
  /** `x-seen` on the field, or else on the schema it refers to. */
  readonly seen: readonly unknown[];
  /** `x-source` on the field, or else of the nearest named schema around it. */
  readonly source: unknown;
  /** The evidence in `x-always-set` on the field, or else on the schema it refers to. */
  readonly alwaysSet: unknown;
  /** Component that the field's value is described by, null left aside; undefined where the schema stands in place. */
  readonly component: string | undefined;
  /** JSON pointer of the field's schema in the bundle. */
  readonly pointer: string;
}

export const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** The description as it stands under `spec/`, in one piece; so that a stale `generated/` hides nothing. */
export async function readDescription(): Promise<Reading> {
  const description = await loadDescription(`${repository}spec/openapi.yaml`, repository);
  return new Reading((await bundleDescription(description)).document);
}

const object = (value: unknown): Json => (isObject(value) ? value : {});

/** A schema with its references and its `null` alternative peeled off. */
interface Peeled {
  readonly schema: unknown;
  readonly pointer: string;
  readonly component: string | undefined;
  readonly source: unknown;
}

export class Reading {
  readonly document: Json;
  readonly #ajv: Ajv2020;

  constructor(document: Json) {
    this.document = document;
    // Keywords are judged by `faithful.test.ts`; here the document is only asked what it accepts.
    this.#ajv = new Ajv2020({
      strict: false,
      validateSchema: false,
      validateFormats: false,
      allErrors: true,
    });
    this.#ajv.addSchema(document, 'description');
  }

  /** The value at a pointer `#/a/b`; undefined where nothing is. */
  at(pointer: string): unknown {
    return at(this.document, pointer);
  }

  /** Follows `$ref` to the value itself. */
  follow(value: unknown): unknown {
    const reference = object(value).$ref;
    return typeof reference === 'string' ? this.follow(this.at(reference)) : value;
  }

  /** Compiles the schema at a pointer. */
  validator(pointer: string): ValidateFunction {
    return this.#ajv.compile({ $ref: `description${toFragment(fromPointer(pointer))}` });
  }

  operations(): { path: string; method: string; operation: Json; pointer: string; item: Json }[] {
    const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
    return Object.entries(object(this.document.paths)).flatMap(([path, item]) =>
      methods
        .filter((method) => method in object(item))
        .map((method) => ({
          path,
          method,
          operation: object(object(item)[method]),
          pointer: step(step('#/paths', path), method),
          item: object(item),
        })),
    );
  }

  operation(id: string): { operation: Json; pointer: string; path: string; item: Json } {
    const found = this.operations().find(({ operation }) => operation.operationId === id);
    if (found === undefined) throw new Error(`the description has no operation ${id}`);
    return found;
  }

  /** Pointer of the JSON schema of an operation's request, or of its one response with content. */
  bodySchema(id: string, side: 'request' | 'response'): string | undefined {
    const content = this.#content(id, side);
    return content === undefined ? undefined : `${content}/schema`;
  }

  /** The named example of an operation's request or success response. */
  example(id: string, side: 'request' | 'response'): unknown {
    const content = this.#content(id, side);
    const name = `${id}${side === 'request' ? 'Request' : 'Response'}`;
    const example = this.follow(object(object(this.at(`${content}`)).examples)[name]);
    if (!isObject(example) || !('value' in example)) throw new Error(`${id} has no example ${name}`);
    return example.value;
  }

  #content(id: string, side: 'request' | 'response'): string | undefined {
    const { operation, pointer } = this.operation(id);
    const places =
      side === 'request'
        ? [`${pointer}/requestBody`]
        : Object.keys(object(operation.responses)).map((status) => `${pointer}/responses/${status}`);
    return places
      .map((place) => {
        const reference = object(this.at(place)).$ref;
        return `${typeof reference === 'string' ? reference : place}/content`;
      })
      .filter((place) => this.at(place) !== undefined)
      .map((place) => step(place, 'application/json'))[0];
  }

  /** Every field below the schema at a pointer, parents before children. */
  fields(pointer: string): Found[] {
    return this.#below(this.#peel(pointer, undefined), '', []);
  }

  #below(at: Peeled, path: string, inside: readonly string[]): Found[] {
    // A shape that holds itself would never end.
    if (inside.includes(at.pointer)) return [];
    const within = [...inside, at.pointer];
    const schema = object(at.schema);
    if (Array.isArray(schema.allOf)) {
      const parts = schema.allOf.flatMap((_, index) =>
        this.#below(this.#peel(`${at.pointer}/allOf/${index}`, at.source), path, within),
      );
      // A part may say more of a field that another one describes.
      return parts.filter((one, index) => parts.findIndex((other) => other.path === one.path) === index);
    }
    const required = Array.isArray(schema.required) ? schema.required : [];
    const properties = Object.keys(object(schema.properties)).flatMap((name) =>
      this.#field(
        step(`${at.pointer}/properties`, name),
        path === '' ? name : `${path}.${name}`,
        required.includes(name),
        at.source,
        within,
      ),
    );
    if (![schema.type].flat().includes('array')) return properties;
    return this.#field(`${at.pointer}/items`, `${path}[]`, false, at.source, within);
  }

  #field(
    pointer: string,
    path: string,
    required: boolean,
    around: unknown,
    inside: readonly string[],
  ): Found[] {
    const raw = object(this.at(pointer));
    const peeled = this.#peel(pointer, around);
    const seen = raw['x-seen'] ?? object(peeled.schema)['x-seen'];
    const found: Found = {
      path,
      type: typeOf(peeled.schema),
      required,
      seen: Array.isArray(seen) ? seen : [],
      source: raw['x-source'] ?? around,
      alwaysSet: object(raw['x-always-set'] ?? object(peeled.schema)['x-always-set']).evidence,
      component: peeled.component,
      pointer,
    };
    return [found, ...this.#below(peeled, path, inside)];
  }

  #peel(pointer: string, around: unknown, component?: string): Peeled {
    const raw = this.at(pointer);
    const schema = object(raw);
    if (typeof schema.$ref === 'string') {
      const name = schema.$ref.replace('#/components/schemas/', '');
      return this.#peel(schema.$ref, object(this.at(schema.$ref))['x-source'] ?? around, name);
    }
    if (Array.isArray(schema.anyOf)) {
      const rest = schema.anyOf.flatMap((option, index) => (object(option).type === 'null' ? [] : [index]));
      const [only, another] = rest;
      if (only !== undefined && another === undefined)
        return this.#peel(`${pointer}/anyOf/${only}`, around, component);
    }
    return { schema: raw, pointer, component, source: around };
  }
}

function typeOf(schema: unknown): FieldType | 'unknown' {
  if (schema === undefined || schema === true) return 'any';
  const type = object(schema).type;
  if (type === undefined)
    return Object.keys(object(schema)).some((key) => key.endsWith('Of')) ? 'unknown' : 'any';
  const rest = (Array.isArray(type) ? type : [type]).filter((name) => name !== 'null');
  const [only] = rest;
  const known = ['string', 'boolean', 'object', 'array'] as const;
  return (rest.length === 1 && known.find((name) => name === only)) || 'unknown';
}
