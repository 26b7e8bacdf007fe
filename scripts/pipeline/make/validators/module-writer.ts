import { at, isObject, type JsonObject } from '../../../../lib/json.ts';
import { ToolError } from '../../../cli/errors.ts';
import type { SchemaNode } from '../../document/schema-walk.ts';
import { FunctionWriter } from './function-writer.ts';
import { isPureReference } from './schema-code.ts';
import type { StandaloneOptions } from './standalone.ts';
import { helpersOf } from './validator-helpers.ts';
import { writeEvaluated } from './write-evaluated.ts';
import { writeSchema } from './write-schema.ts';

/** A schema that becomes a function. */
interface Compiled {
  readonly name: string;
  readonly schema: SchemaNode;
  /** The place of the schema: `#/components/schemas/Card`. */
  readonly pointer: string;
  readonly kind: 'check' | 'evaluated';
}

/** Writes a module of functions: one for each schema that something refers to, whoever does. */
export class ModuleWriter {
  readonly allErrors: boolean;
  private readonly root: JsonObject;
  private readonly originOf: (pointer: string) => string;
  private readonly compiled = new Map<object, Compiled>();
  private readonly evaluated = new Map<object, Compiled>();
  private readonly waiting: Compiled[] = [];
  private readonly called = new Set<string>();
  private readonly constants = new Map<string, string>();
  private readonly pointers = new Map<string, string>();
  private readonly functions: string[] = [];

  constructor(root: JsonObject, { allErrors, originOf = (pointer) => pointer }: StandaloneOptions) {
    this.root = root;
    this.allErrors = allErrors;
    this.originOf = originOf;
  }

  /** The name of a helper, which the module then has. */
  call(helper: string): string {
    this.called.add(helper);
    return helper;
  }

  /** The name of a constant that holds a regular expression, a set, or JSON, which is held against values of any type. */
  constant(code: string): string {
    const known = this.constants.get(code);
    if (known !== undefined) return known;
    const name = `$c${this.constants.size + 1}`;
    this.constants.set(code, name);
    return name;
  }

  /** A regular expression. @throws SyntaxError for one that is none */
  pattern(source: string): string {
    const code = `new RegExp(${JSON.stringify(source)},"u")`;
    if (!this.constants.has(code)) new RegExp(source, 'u');
    return this.constant(code);
  }

  /** The constant with the pointer of a function's schema. */
  pointerOf(id: string, pointer: string): string {
    const name = `$s${id}`;
    this.pointers.set(name, this.originOf(pointer));
    return name;
  }

  /** The schema that a reference leads to, past those that are nothing but a reference, and where it stands. */
  resolve(ref: string): { readonly schema: SchemaNode; readonly pointer: string } {
    const seen = new Set<string>();
    let here = ref;
    for (;;) {
      const schema = at(this.root, here);
      if (typeof schema !== 'boolean' && !isObject(schema))
        throw new ToolError('unsupported', 'There is no schema here to validate with.', {
          place: { file: 'the bundled description', pointer: this.originOf(here) },
          fix: 'Write a schema, or remove the field.',
        });
      if (!isPureReference(schema) || seen.has(here)) return { schema, pointer: decoded(here) };
      seen.add(here);
      here = schema.$ref;
    }
  }

  /** The function that checks a schema. */
  check(schema: JsonObject, pointer: string): string {
    return this.functionFor(this.compiled, '$v', 'check', schema, pointer);
  }

  /** The function that says what a schema evaluates. */
  evaluates(schema: JsonObject, pointer: string): string {
    return this.functionFor(this.evaluated, '$u', 'evaluated', schema, pointer);
  }

  private functionFor(
    table: Map<object, Compiled>,
    prefix: string,
    kind: Compiled['kind'],
    schema: JsonObject,
    pointer: string,
  ): string {
    const known = table.get(schema);
    if (known !== undefined) return known.name;
    const name = `${prefix}${table.size + 1}`;
    const compiled: Compiled = { name, schema, pointer, kind };
    table.set(schema, compiled);
    this.waiting.push(compiled);
    return name;
  }

  /** The module's parts, once everything that is exported has been asked for. */
  text(): string[] {
    for (let next = this.waiting.pop(); next !== undefined; next = this.waiting.pop()) this.write(next);
    const constants = [...this.constants].map(
      ([code, name]) => `const ${name}${code.startsWith('[') ? ':readonly unknown[]' : ''}=${code};`,
    );
    const pointers = [...this.pointers].map(([name, pointer]) => `const ${name}=${JSON.stringify(pointer)};`);
    return [...helpersOf(this.called), ...constants, ...pointers, ...this.functions];
  }

  /** The function's text at once: its lines take several times the memory. */
  private write({ name, schema, pointer, kind }: Compiled): void {
    const writer = new FunctionWriter(this, pointer, name.slice(2));
    if (kind === 'evaluated') writeEvaluated(writer, schema, name);
    else {
      const leave = this.allErrors ? undefined : 'return false';
      const result = this.allErrors ? 'void' : 'boolean';
      // Names that begin so may go unused.
      writer.add(`function ${name}(_d:any,_p:string,_e:ValidationError[]):${result}{`);
      writeSchema(writer, schema, { data: '_d', path: '_p', tail: '', place: '', leave });
      writer.add(this.allErrors ? '}' : 'return true;\n}');
    }
    this.functions.push(writer.lines.join('\n'));
  }
}

function decoded(pointer: string): string {
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}
