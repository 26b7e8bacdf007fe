import { resolve } from 'node:path';
import type { JsonObject } from '../../../lib/json.ts';
import { at } from '../../../lib/json.ts';
import { bundleDescription } from '../../../scripts/pipeline/bundle/bundle.ts';
import { buildModel } from '../../../scripts/pipeline/model/model.ts';
import { loadDescription } from '../../../scripts/pipeline/read/load.ts';
import { type ApiModel, contentOf, type TypeModel } from '../../../templates/model.ts';
import { ODD_SCHEMAS, type OddSchema } from './odd-schemas.ts';

export interface TestDescription {
  readonly document: JsonObject;
  readonly model: ApiModel;
}

const root = resolve(import.meta.dirname, '../../..');

/** The two descriptions of the repository, bundled. */
export const DESCRIPTIONS: Readonly<Record<string, () => Promise<TestDescription>>> = {
  bank: () => fromFile('spec/openapi.yaml'),
  ferry: () => fromFile('test/fixtures/ferry/openapi.yaml'),
};

async function fromFile(file: string): Promise<TestDescription> {
  const { document } = await bundleDescription(await loadDescription(file, root));
  return { document: document as JsonObject, model: buildModel(document) };
}

/** A description with an operation for each odd schema: `checkClosed` takes the schema `Closed` as its body. */
export function oddDescription(schemas: readonly OddSchema[] = ODD_SCHEMAS): TestDescription {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Odd schemas', version: '1.0.0' },
    paths: Object.fromEntries(
      schemas.map(({ name }) => [
        `/${name}`,
        {
          post: {
            operationId: `check${name}`,
            requestBody: {
              content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
            },
            responses: { 204: { description: 'Fits.' } },
          },
        },
      ]),
    ),
    components: {
      schemas: Object.assign(
        {},
        ...schemas.map(({ name, schema, others }) => ({ [name]: schema, ...others })),
      ),
    },
  } as unknown as JsonObject;
  return { document, model: buildModel(document) };
}

/** A place where a payload is checked, with the examples that the description has for it. */
export interface Payload {
  /** `createCard request`, `createCard 201` */
  readonly title: string;
  readonly operation: string;
  /** `undefined` for the request. */
  readonly status: string | undefined;
  readonly type: TypeModel;
  readonly schema: unknown;
  readonly examples: readonly unknown[];
}

export function payloadsOf({ document, model }: TestDescription): Payload[] {
  return model.operations.flatMap(({ id, body, responses }) =>
    [
      { title: `${id} request`, status: undefined, content: contentOf(body) },
      ...responses.map((response) => ({
        title: `${id} ${response.status}`,
        status: response.status,
        content: contentOf(response),
      })),
    ].flatMap(({ title, status, content }) => {
      if (content === undefined) return [];
      const { type, examples } = content;
      const values = examples.map(({ value }) => value);
      const schema = at(document, type.pointer);
      return [{ title, operation: id, status, type, schema, examples: values }];
    }),
  );
}
