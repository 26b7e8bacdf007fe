import { literal } from '../samples/literal.ts';
import { arrayText } from './array.ts';
import { numberText } from './number.ts';
import { objectText, parametersText } from './object.ts';
import { stringText } from './string.ts';
import type { Helper } from './zod-helpers.ts';
import type { ConditionalShape, FileShape, ReferenceShape, ZodShape } from './zod-shapes.ts';

/** Writes shapes as zod expressions, and keeps account of what else the module needs for them. */
export class ZodWriter {
  /** True if closed objects are closed by a check of our own. */
  readonly closesByCheck: boolean;
  /** The functions of `zod-helpers.ts` that were called. */
  readonly helpers = new Set<Helper>();
  /** True if the types file was referred to. */
  refersToTypes = false;
  private patterns: string[] = [];

  constructor(closesByCheck: boolean) {
    this.closesByCheck = closesByCheck;
  }

  /** @param depth how many levels the first line is indented already, two spaces each */
  write(shape: ZodShape, depth: number): string {
    const text = this.undescribed(shape, depth);
    return shape.description === undefined ? text : `${text}.describe(${literal(shape.description)})`;
  }

  list(shapes: readonly ZodShape[], depth: number): string {
    return `[${shapes.map((shape) => this.write(shape, depth)).join(', ')}]`;
  }

  /** A call of a helper: `$not(zod.string())`. */
  call(helper: Helper, ...given: readonly string[]): string {
    this.helpers.add(helper);
    return `${helper}(${given.join(', ')})`;
  }

  /** Exports a pattern in front of the schema that is being written. */
  exportPattern(name: string, text: string): void {
    this.patterns.push(`export const ${name} = ${text};`);
  }

  takePatterns(): readonly string[] {
    return this.patterns.splice(0);
  }

  private undescribed(shape: ZodShape, depth: number): string {
    switch (shape.kind) {
      case 'any':
        return 'zod.unknown()';
      case 'never':
        return 'zod.unknown().refine(() => false)';
      case 'null':
      case 'boolean':
      case 'void':
        return `zod.${shape.kind}()`;
      case 'string':
        return stringText(shape, this);
      case 'file':
        return fileText(shape);
      case 'number':
        return numberText(shape, this);
      case 'values':
        return shape.values.every((value) => typeof value === 'string')
          ? `zod.enum(${literal(shape.values, depth)})`
          : `zod.literal(${literal(shape.values, depth)})`;
      case 'array':
        return arrayText(shape, this, depth);
      case 'object':
        return objectText(shape, this, depth);
      case 'parameters':
        return parametersText(shape, this, depth);
      case 'reference':
        return this.reference(shape);
      case 'nullable':
        return `${this.write(shape.inner, depth)}.nullable()`;
      case 'all':
        return this.intersection(shape.members, depth);
      case 'union':
        return `zod.union(${this.list(shape.members, depth)})`;
      case 'exactlyOne':
        return this.call('$oneOf', this.list(shape.members, depth));
      case 'conditional':
        return this.conditional(shape, depth);
    }
  }

  private intersection([first, ...others]: readonly ZodShape[], depth: number): string {
    if (first === undefined) return 'zod.unknown()';
    return [this.write(first, depth), ...others.map((other) => `.and(${this.write(other, depth)})`)].join('');
  }

  /** TypeScript cannot infer a type from itself, so the types file says what it is. */
  private reference({ name, recursive }: ReferenceShape): string {
    if (recursive === undefined) return name;
    const { component } = recursive;
    if (component !== undefined) this.refersToTypes = true;
    const inner = component === undefined ? 'unknown' : `$types.components['schemas'][${literal(component)}]`;
    return `zod.lazy((): zod.ZodType<${inner}> => ${name} as unknown as zod.ZodType<${inner}>)`;
  }

  private conditional({ inner, not, condition }: ConditionalShape, depth: number): string {
    const text = (shape: ZodShape | undefined) =>
      shape === undefined ? 'undefined' : this.write(shape, depth);
    const checks = [
      ...(not === undefined ? [] : [this.call('$not', text(not))]),
      ...(condition === undefined
        ? []
        : [this.call('$if', text(condition.when), text(condition.whenTrue), text(condition.whenFalse))]),
    ];
    return [this.write(inner, depth), ...checks.map((check) => `.refine(${check})`)].join('');
  }
}

function fileText({ minSize, maxSize }: FileShape): string {
  const checks = [
    ...(minSize === undefined ? [] : [`.refine((file) => file.size >= ${minSize})`]),
    ...(maxSize === undefined ? [] : [`.refine((file) => file.size <= ${maxSize})`]),
  ];
  // A schema of the description may be called `Blob`.
  return ['zod.instanceof(globalThis.Blob)', ...checks].join('');
}
