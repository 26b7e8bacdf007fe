import type { ModuleWriter } from './module-writer.ts';

/** A spot is what code is written for: a schema, and the data that it checks. */
export interface CodeSpot {
  /** The variable that holds the data. */
  readonly data: string;
  /** JavaScript for the data's pointer up to the last part that is only known at run time: `p+"/list/"+i1`. */
  readonly path: string;
  /** The rest of that pointer, as it is: `/name`. */
  readonly tail: string;
  /** Pointer of the schema from that of the function, percent-encoded: `/properties/name`. */
  readonly place: string;
  /** The statement that leaves the schema's code at the first error; `undefined` when every error is wanted. */
  readonly leave: string | undefined;
  /** Other schemas judge the same data, so a test must not narrow its type for them. */
  readonly isShared?: boolean;
  /** The variable with the name of the property that is judged itself. */
  readonly propertyName?: string;
}

/** Writes the code of one function: a schema that something refers to. */
export class FunctionWriter {
  readonly lines: string[] = [];
  readonly module: ModuleWriter;
  /** Pointer of the schema in the description. */
  readonly pointer: string;
  private readonly id: string;
  private names = 0;

  constructor(module: ModuleWriter, pointer: string, id: string) {
    this.module = module;
    this.pointer = pointer;
    this.id = id;
  }

  /** A variable that nothing else in the function is called. */
  name(prefix: string): string {
    this.names++;
    return `${prefix}${this.names}`;
  }

  add(line: string): void {
    this.lines.push(line);
  }

  readonly call = (helper: string): string => this.module.call(helper);

  /**
   * A block of code, left out with its braces where nothing is in it.
   *
   * @param head a function where asking for it adds to the module
   * @returns whether anything was in it
   */
  block(head: string | (() => string), write: () => void, end = '}'): boolean {
    const start = this.lines.push(typeof head === 'string' ? head : '');
    write();
    if (this.lines.length === start) {
      this.lines.pop();
      return false;
    }
    if (typeof head !== 'string') this.lines[start - 1] = head();
    this.lines.push(end);
    return true;
  }

  /**
   * A block of code that can be left. It has a label only where something leaves it, since a strict compiler refuses others.
   *
   * @param head declarations, which begin no line: statements of the module do
   */
  labeled(prefix: string, write: (leave: string) => void, head = ''): void {
    const label = this.name(prefix);
    const leave = `break ${label}`;
    const start = this.lines.push(`{${head}`);
    write(leave);
    const isLeft = this.lines.slice(start).some((line) => line.includes(`${leave};`));
    if (isLeft) this.lines[start - 1] = `${label}:{${head}`;
    this.lines.push('}');
  }

  /** Adds an error. `params` are JavaScript: `$size` and `'"maxItems",3,"items"'`. */
  fail(spot: CodeSpot, helper: string, params: string): void {
    this.add(this.failing(spot, helper, params));
  }

  failIf(condition: string, spot: CodeSpot, helper: string, params: string): void {
    this.add(`if(${condition})${this.failing(spot, helper, params)}`);
  }

  /** The statement that adds an error and, where one is enough, leaves. */
  failing(spot: CodeSpot, helper: string, params: string): string {
    const { leave, propertyName } = spot;
    const rest = params === '' ? '' : `,${params}`;
    const call = `${this.call(helper)}(_e,${pointerCode(spot)},${this.placeOf(spot.place)}${rest})`;
    if (propertyName !== undefined)
      return `{${call};Object.assign(_e[_e.length-1]!,{propertyName:${propertyName}});${leave === undefined ? '' : `${leave};`}}`;
    if (leave === undefined) return `${call};`;
    return leave === 'return false' ? `return ${call};` : `{${call};${leave};}`;
  }

  /** JavaScript for the pointer of a schema of this function: `s12+"/properties/name"`. */
  private placeOf(place: string): string {
    const base = this.module.pointerOf(this.id, this.pointer);
    return place === '' ? base : `${base}+${JSON.stringify(place)}`;
  }
}

/** The declaration of a variable for a part of the data; none where a schema refuses it unseen. */
export function declared(value: string, code: string, schema: unknown): string {
  return schema === false ? '' : `const ${value}=${code};`;
}

/** JavaScript for the pointer of the data. */
export function pointerCode({ path, tail }: CodeSpot): string {
  return tail === '' ? path : `${path}+${JSON.stringify(tail)}`;
}

/** Returns the spot of the same schema's part at a keyword: `below(spot, 'properties', name)`. */
export function below(spot: CodeSpot, ...keys: readonly (string | number)[]): CodeSpot {
  let { place } = spot;
  for (const key of keys) place += `/${typeof key === 'number' ? key : escapedFragment(key)}`;
  return { ...spot, place, isShared: true };
}

/** A part of the data that has a fixed name or position. */
export function into(spot: CodeSpot, data: string, name: string | number): CodeSpot {
  const { propertyName: _, isShared: __, ...rest } = spot;
  return { ...rest, data, tail: `${spot.tail}/${typeof name === 'number' ? name : escaped(name)}` };
}

/** A part of the data that a variable names: `step` is JavaScript for its part of the pointer. */
export function along(spot: CodeSpot, data: string, step: string): CodeSpot {
  const { propertyName: _, isShared: __, ...rest } = spot;
  return { ...rest, data, path: `${spot.path}+${JSON.stringify(`${spot.tail}/`)}+${step}`, tail: '' };
}

function escaped(name: string): string {
  return name.includes('~') || name.includes('/') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
}

const PLAIN = /^[\w.!*'()-]*$/;

function escapedFragment(name: string): string {
  if (PLAIN.test(name)) return name;
  return encodeURIComponent(escaped(name).replace(/[\ud800-\udfff]/gu, '\ufffd'));
}
