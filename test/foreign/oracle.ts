import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { upperFirst } from '../../lib/case.ts';
import { DECIMAL_MULTIPLE_OF } from '../../lib/is-multiple.ts';
import { at, isObject, type JsonObject } from '../../lib/json.ts';
import { fromPointer, toFragment } from '../../lib/json-pointer.ts';
import { withoutEndlessReferences } from '../../scripts/pipeline/loosen/endless-references.ts';
import { loosenedForZod } from '../../scripts/pipeline/loosen/loosen.ts';
import type { Inputs } from '../../scripts/pipeline/make/outputs.ts';
import { type BodyModel, contentOf, type ResponseModel } from '../../templates/model.ts';
import { randomNumbers } from '../random-numbers.ts';
import { mutated, randomPayload } from './random-payload.ts';

/** The findings about the verdicts of the generated validators and zod schemas. */
export interface OracleResult {
  readonly payloads: number;
  readonly accepted: number;
  /** Verdicts that differ from Ajv's on the description itself. */
  readonly wrong: number;
  /** The first few of them, for people. */
  readonly first: readonly string[];
  /** Payloads that are accepted because a part of a schema was made loosely, which is in the report of `generate`. */
  readonly loose: number;
  /** Places whose schema Ajv cannot compile as it stands in the description. */
  readonly withoutVerdict: number;
  /** Examples of the description that fit its schemas, and those that do not: their author's fault. */
  readonly examples: number;
  readonly contradictingExamples: number;
}

type Verdict = (value: unknown) => boolean;
interface Judges {
  readonly title: string;
  readonly pointer: string;
  readonly examples: readonly unknown[];
  readonly judges: Readonly<Record<string, Verdict | undefined>>;
}

/** Payloads for a description in all, spread over its bodies and responses. */
const PAYLOADS = 2400;
const AT_LEAST = 4;
const AT_MOST = 60;

/** Compares the generated validators and zod schemas with Ajv on examples, random payloads, and payloads that are wrong on purpose. */
export async function askOracle(
  { bundle, document: made, model }: Inputs,
  out: string,
): Promise<OracleResult> {
  // JSON Schema does not define the others, and Ajv overflows its stack.
  const document = withoutEndlessReferences(bundle.document as JsonObject, () => {});
  const components = new Set(Object.keys((document.components as JsonObject | undefined)?.schemas ?? {}));
  const places = await judgesOf(model, components, out);
  const reference = referenceFor(document);
  const loosely = referenceFor(made as JsonObject);
  const looselyForZod = referenceFor(loosenedForZod(made, () => {}) as JsonObject);
  const random = randomNumbers(7);
  const each = Math.min(AT_MOST, Math.max(AT_LEAST, Math.floor(PAYLOADS / Math.max(1, places.length))));
  const count = {
    payloads: 0,
    accepted: 0,
    wrong: 0,
    loose: 0,
    withoutVerdict: 0,
    examples: 0,
    contradictingExamples: 0,
  };
  const first: string[] = [];
  for (const { title, pointer, examples, judges } of places) {
    const fits = reference(pointer);
    if (fits === undefined) {
      count.withoutVerdict += 1;
      continue;
    }
    const ask = (payload: unknown): boolean => {
      const verdict = fits(payload);
      for (const [judge, accepts] of Object.entries(judges)) {
        count.payloads += 1;
        let found: boolean | string | undefined;
        try {
          found = accepts?.(payload);
        } catch (error) {
          found = String(error);
        }
        if (found === verdict) continue;
        const isLoose = (judge === 'zod' ? looselyForZod : loosely)(pointer)?.(payload) === true;
        if (found === true && isLoose) {
          count.loose += 1;
          continue;
        }
        count.wrong += 1;
        if (first.length < 5)
          first.push(
            `${title}: ${judge} says ${found}, Ajv ${verdict}, of ${JSON.stringify(payload)?.slice(0, 300)}`,
          );
      }
      if (verdict) count.accepted += 1;
      return verdict;
    };
    for (const example of examples) count[ask(example) ? 'examples' : 'contradictingExamples'] += 1;
    const schema = at(document, pointer);
    for (let made = 0; made < each; made++) {
      const payload = randomPayload(document, schema, random);
      ask(made % 2 === 0 ? payload : mutated(payload, random));
    }
  }
  return { ...count, first };
}

/** Ajv's validators of the schemas of a document, by pointer; `undefined` for a schema that Ajv cannot compile. */
export function referenceFor(document: JsonObject): (pointer: string) => ValidateFunction | undefined {
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    validateSchema: false,
    logger: false,
    inlineRefs: false,
    // Else every object has a `toString`.
    ownProperties: true,
    code: { regExp: asEcma },
  });
  ajv.removeKeyword('multipleOf').addKeyword(DECIMAL_MULTIPLE_OF);
  // Ajv alone gives `nullable` a meaning in 2020-12; and takes what stands in examples for schemas with ids.
  const plain = JSON.parse(JSON.stringify(document), (key, value) => {
    if ((key === 'nullable' && typeof value === 'boolean') || key === 'example' || key === 'x-examples')
      return undefined;
    // Valid and fits nothing, but Ajv refuses it.
    const isEmptyEnum = isObject(value) && Array.isArray(value.enum) && value.enum.length === 0;
    return isEmptyEnum ? { ...value, enum: undefined, not: {} } : value;
  });
  ajv.addSchema(plain, 'description');
  return (pointer) => {
    try {
      return ajv.getSchema(`description${toFragment(fromPointer(pointer))}`);
    } catch (error) {
      // A schema with an `$id` of its own makes `#/components/...` in it lead nowhere; descriptions mean the document all the same.
      if (error instanceof Ajv2020.MissingRefError) return undefined;
      // Keywords whose values no schema can have: `items: [...]`.
      if (error instanceof Error && /^\S+ value must be |^"\S+" must /.test(error.message)) return undefined;
      throw error;
    }
  };
}

/** As a regular expression of JavaScript is read: by the rules of `u` where it can be, otherwise without; one of another language accepts all. */
function asEcma(pattern: string, flags: string): RegExp {
  for (const tried of [flags, '']) {
    try {
      return new RegExp(pattern, tried);
    } catch {}
  }
  return /(?:)/;
}
asEcma.code = 'new RegExp';

interface ValidatorModule {
  readonly requestBodies: Readonly<Record<string, Verdict>>;
  readonly responses: Readonly<Record<string, Readonly<Record<string, Verdict>>>>;
}
type ZodModule = Readonly<Record<string, { safeParse(value: unknown): { success: boolean } } | undefined>>;

async function judgesOf(
  model: Inputs['model'],
  components: ReadonlySet<string>,
  out: string,
): Promise<Judges[]> {
  const load = async <Module>(file: string): Promise<Module | undefined> =>
    existsSync(join(out, file)) ? await import(pathToFileURL(join(out, file)).href) : undefined;
  const all = await load<ValidatorModule>('validators.ts');
  const fast = await load<ValidatorModule>('validators-fast.ts');
  const zod = await load<ZodModule>('zod.ts');
  const byZod = (name: string): Judges['judges'] => {
    // A component has that name.
    if (components.has(name)) return {};
    const schema = zod?.[name];
    return { zod: schema === undefined ? undefined : (value) => schema.safeParse(value).success };
  };
  return model.operations.flatMap(({ id, typeName, body, responses }): Judges[] => {
    const place = (
      title: string,
      holder: BodyModel | ResponseModel | undefined,
      judges: Judges['judges'],
    ) => {
      const content = contentOf(holder);
      if (!content?.validated) return [];
      const examples = content.examples.map(({ value }) => value).filter((value) => value !== undefined);
      // To zod a file is a `Blob`, which no payload here is, a form that is received a `FormData`, and lines are a list.
      const { zod: _, ...others } = judges;
      const isOther =
        !['json', 'text'].includes(content.kind) && !(content.kind === 'form' && holder === body);
      return [{ title, pointer: content.type.pointer, examples, judges: isOther ? others : judges }];
    };
    return [
      ...place(`${id} request`, body, {
        all: all?.requestBodies[id],
        fast: fast?.requestBodies[id],
        ...byZod(`${typeName}Body`),
      }),
      ...responses.flatMap((response) =>
        place(`${id} ${response.status}`, response, {
          all: all?.responses[id]?.[response.status],
          fast: fast?.responses[id]?.[response.status],
          ...byZod(`${typeName}${upperFirst(response.status)}Response`),
        }),
      ),
    ];
  });
}
