import type { ProblemItem } from '../../generated/server-types.ts';
import { shortFragment } from '../../generated/server-validation-errors.ts';

type Place = readonly string[];
/** Complains of a value at a place, if there is reason to. What it returns means nothing. */
type Check = (value: unknown, place: Place) => unknown;

const POINTER = /^(?:\/(?:[^~/]|~[01])*)*$/;
/** Members that patches cannot reach: they would change every object of the process. */
const FORBIDDEN_TOKEN = /\/(?:__proto__|constructor|prototype)(?=\/|$)/;

/** Collects what is wrong with a value that came as JSON, each with its place. */
export class Complaints {
  readonly items: ProblemItem[] = [];

  add(place: Place, keyword: string, detail: string): void {
    this.items.push({ pointer: shortFragment(place), in: 'body', detail, keyword });
  }

  /** The members of an object, each checked by name; `undefined` for anything else. Names without a check are complained of. */
  members(
    value: unknown,
    place: Place,
    checks: Readonly<Record<string, Check>>,
  ): Record<string, unknown> | undefined {
    if (!this.object(value, place)) return undefined;
    for (const [name, member] of Object.entries(value)) {
      const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
      if (check === undefined) this.add([...place, name], 'additionalProperties', 'is not allowed here');
      else check(member, [...place, name]);
    }
    return value;
  }

  object(value: unknown, place: Place): value is Record<string, unknown> {
    const fits = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!fits) this.add(place, 'type', 'must be object');
    return fits;
  }

  listOf(check: Check, least: number): Check {
    return (value, place) => {
      if (!Array.isArray(value)) return this.add(place, 'type', 'must be array');
      if (value.length < least) this.add(place, 'minItems', `must have at least ${least}`);
      for (const [index, item] of value.entries()) check(item, [...place, String(index)]);
    };
  }

  oneOf(values: readonly string[]): Check {
    return (value, place) => {
      if (typeof value === 'string' && values.includes(value)) return;
      this.add(place, 'enum', `must be one of ${values.map((one) => JSON.stringify(one)).join(', ')}`);
    };
  }

  integer(least: number, most: number): Check {
    return (value, place) => {
      if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return;
      this.add(place, 'integer', `must be an integer from ${least} to ${most}`);
    };
  }

  readonly flag: Check = (value, place) => {
    if (typeof value !== 'boolean') this.add(place, 'type', 'must be boolean');
  };

  readonly text: Check = (value, place) => {
    if (typeof value !== 'string') this.add(place, 'type', 'must be string');
  };

  readonly pointer: Check = (value, place) => {
    if (typeof value !== 'string' || !POINTER.test(value))
      this.add(place, 'pointer', "must be a JSON pointer: '' or '/name/0'");
    else if (FORBIDDEN_TOKEN.test(value)) this.add(place, 'pointer', 'must not reach into prototypes');
  };
}
