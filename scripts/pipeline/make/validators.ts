import { upperFirst } from '../../../lib/case.ts';
import type { Json, JsonObject } from '../../../lib/json.ts';
import { at, isObject } from '../../../lib/json.ts';
import { fromPointer, toFragment } from '../../../lib/json-pointer.ts';
import {
  type ApiModel,
  type ContentModel,
  type OperationModel,
  parametersIn,
} from '../../../templates/model.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { put } from '../document/schema-walk.ts';
import { isDeciding } from '../model/verdicts.ts';
import { standalone } from './validators/standalone.ts';

/**
 * Standalone validators for every request body, parameter set and response with content: modules that import nothing but types, so
 * they run in Node, browsers, workers and under a content security policy that forbids `eval`. Each named schema is compiled
 * once and called by whoever refers to it. `format` is an annotation, as JSON Schema 2020-12 has it by default: put a pattern
 * where a value must be refused. `discriminator` never changes a verdict (OpenAPI 3.1), so it is ignored.
 *
 * @param originOf the place in the description of a schema that errors name
 * @returns file name to text, without the header: all errors in `validators.ts`, the first one in `validators-fast.ts`
 * @throws ToolError `unsupported` for a property called `__proto__`
 */
export async function makeValidators(
  document: object,
  model: ApiModel,
  originOf?: (pointer: string) => string,
): Promise<Record<string, string>> {
  const { entries, root } = validatedSchemas(document, [...model.operations, ...model.webhooks]);
  const exports = entries.map(({ name, pointer, typescript }) => ({
    name,
    ref: toFragment(fromPointer(pointer)),
    type: `Validator<${typescript}>`,
  }));
  const module = (allErrors: boolean) =>
    [
      typeImports(entries, model),
      INTERFACES,
      standalone(root, exports, { allErrors, originOf }),
      '',
      tables(entries),
    ].join('\n');
  const all = module(true);
  collectGarbage();
  return { 'validators.ts': all, 'validators-fast.ts': module(false) };
}

/** The schemas that values are held against, and the document that they stand in. */
export function validatedSchemas(
  document: object,
  operations: readonly OperationModel[],
): { readonly entries: readonly Entry[]; readonly root: JsonObject } {
  const source = document as JsonObject;
  const entries = operations.flatMap((one) => listEntries(one, source));
  return { entries, root: withSets(source, entries) };
}

export interface Entry {
  readonly table: 'requestBodies' | 'parameters' | 'responses';
  readonly operation: string;
  /** The key in the table of request bodies is the operation's id, in that of its responses the status: `201`, `2XX`, `default`. */
  readonly key?: string;
  /** Name of the export: `validateCreateCardRequest`. */
  readonly name: string;
  /** The place of the schema in the compiled document. */
  readonly pointer: string;
  /** A schema of ours, for want of one in the description. */
  readonly schema?: JsonObject;
  readonly typescript: string;
  readonly imports: readonly string[];
}

function listEntries(operation: OperationModel, document: JsonObject): Entry[] {
  const { id, typeName, body, responses } = operation;
  const typed = ({ type: { pointer, typescript, imports } }: ContentModel) => {
    return { operation: id, pointer: targetOf(document, pointer), typescript, imports };
  };
  const entries: Entry[] = [];
  for (const { key, suffix, content } of validated(body?.contents ?? [], id))
    entries.push({
      table: 'requestBodies',
      key,
      name: `validate${typeName}Request${suffix}`,
      ...typed(content),
    });
  const name = `validate${typeName}Parameters`;
  entries.push({
    table: 'parameters',
    operation: id,
    name,
    pointer: `#/sets/${name}`,
    ...parameterSet(operation, document),
  });
  for (const { status, contents } of responses) {
    const code = status === 'default' ? 'Default' : status;
    for (const { key, suffix, content } of validated(contents, status))
      entries.push({
        table: 'responses',
        key,
        name: `validate${typeName}Response${code}${suffix}`,
        ...typed(content),
      });
  }
  return entries;
}

/** The contents that are checked. The first has the plain key, any other its media type behind that: `201 text/csv`. */
function validated(
  contents: readonly ContentModel[],
  plain: string,
): { readonly key: string; readonly suffix: string; readonly content: ContentModel }[] {
  return contents.flatMap((content, index) => {
    if (!content.validated) return [];
    if (index === 0) return [{ key: plain, suffix: '', content }];
    const words = content.mediaType.split(/[^A-Za-z0-9]+/).map(upperFirst);
    return [{ key: `${plain} ${content.mediaType}`, suffix: `As${words.join('')}`, content }];
  });
}

/** A schema that is nothing but a reference stands for the one it names. */
function targetOf(document: JsonObject, pointer: string): string {
  const seen = new Set<string>();
  let here = pointer;
  while (!seen.has(here)) {
    seen.add(here);
    const schema = at(document, here);
    if (
      !isObject(schema) ||
      typeof schema.$ref !== 'string' ||
      Object.keys(schema).some((key) => key !== '$ref' && isDeciding(key))
    )
      break;
    here = schema.$ref;
  }
  return here;
}

/** One schema and one type for `{ path, query, header, cookie }`. A group without required parameters may be left out. */
function parameterSet(
  operation: OperationModel,
  document: JsonObject,
): Pick<Entry, 'schema' | 'typescript' | 'imports'> {
  const properties: Record<string, Json> = {};
  const required: string[] = [];
  const types: string[] = [];
  for (const group of ['path', 'query', 'header', 'cookie'] as const) {
    const parameters = parametersIn(operation, group).map((parameter) =>
      group === 'header' ? { ...parameter, name: parameter.name.toLowerCase() } : parameter,
    );
    // Few operations take any, and the others need no code for them.
    if (group === 'cookie' && parameters.length === 0) continue;
    const members: Record<string, Json> = {};
    // A parameter without a schema may be anything.
    for (const { name, type } of parameters)
      put(
        members,
        name,
        at(document, type.pointer) === undefined ? {} : { $ref: toFragment(fromPointer(type.pointer)) },
      );
    const mandatory = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
    properties[group] = { type: 'object', properties: members, required: mandatory };
    if (mandatory.length > 0) required.push(group);
    const fields = parameters.map(
      ({ name, required: must, type }) => `${JSON.stringify(name)}${must ? '' : '?'}: ${type.typescript}`,
    );
    const shape = fields.length === 0 ? 'object' : `{ ${fields.join('; ')} }`;
    types.push(`${group}${mandatory.length > 0 ? '' : '?'}: ${shape}`);
  }
  return {
    schema: { type: 'object', properties, required },
    typescript: `{ ${types.join('; ')} }`,
    imports: operation.parameters.flatMap(({ type }) => type.imports),
  };
}

/** The document, and beside it our own schemas. */
function withSets(document: JsonObject, entries: readonly Entry[]): JsonObject {
  const sets: Record<string, Json> = {};
  for (const { name, schema } of entries) if (schema !== undefined) put(sets, name, schema);
  return { ...document, sets };
}

/** The type of a name has to be written for `isolatedDeclarations`. */
const withType = (name: string) => `${name} as typeof ${name}`;

function tables(entries: readonly Entry[]): string {
  const member = (key: string, value: string) => `  ${JSON.stringify(key)}: ${value},\n`;
  const blocks = (['requestBodies', 'parameters', 'responses'] as const).map((table) => {
    const mine = entries.filter((entry) => entry.table === table);
    const operations = [...new Set(mine.map(({ operation }) => operation))];
    const lines = operations.map((operation) => {
      const own = mine.filter((entry) => entry.operation === operation);
      if (table !== 'responses')
        return own.map(({ key: own = operation, name }) => member(own, withType(name))).join('');
      const statuses = own.map(
        ({ key: status = '', name }) => `${JSON.stringify(status)}: ${withType(name)}`,
      );
      return member(operation, `{ ${statuses.join(', ')} }`);
    });
    return `export const ${table} = {\n${lines.join('')}} as const;\n`;
  });
  return blocks.join('');
}

function typeImports(entries: readonly Entry[], model: ApiModel): string {
  const imports = [...new Set(entries.flatMap((entry) => entry.imports))].sort();
  return imports.length === 0
    ? ''
    : `import type { ${imports.join(', ')} } from './types${model.importExtension}';\n`;
}

const INTERFACES = `/** One validation error: where in the data, which keyword of which schema, and why. */
export interface ValidationError {
  /** JSON pointer into the data: \`/passengers/0/name\`; empty for the data as a whole. */
  instancePath: string;
  /** Pointer into the description: \`#/components/schemas/Person/required\`. */
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** True when the data is valid. Otherwise \`errors\` says why, until the next call: read it right away. */
export interface Validator<T> {
  (data: unknown): data is T;
  errors?: ValidationError[] | null;
}
`;
