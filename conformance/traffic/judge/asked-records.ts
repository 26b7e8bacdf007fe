import { digestOfId } from './digest.ts';

/** A record that no call has shown before another one began, nor after it had ended. */
export interface AbsentRecord {
  readonly subject: string;
  /** `digestOfId` */
  readonly id: number;
}

/** Both lists, each record once, if each has it once. */
export function withAbsent(
  some: readonly AbsentRecord[],
  more: readonly AbsentRecord[] = [],
): readonly AbsentRecord[] {
  const isNew = ({ subject, id }: AbsentRecord) =>
    !some.some((one) => one.subject === subject && one.id === id);
  const added = more.filter(isNew);
  return added.length === 0 ? some : [...some, ...added];
}

/** What was asked for of other calls when one was judged, and what calls further on in the recording may say to it. */
export class AskedRecords {
  /** The last state of a record before the call, which no call so far has shown. */
  missing = false;
  /** Whether any other record has an id. */
  others = false;
  /** Anything. */
  any = false;
  #absent: readonly AbsentRecord[] | undefined = [];

  /** Of what is missing, the records that no call so far has shown; `undefined`: some calls have. */
  get absent(): readonly AbsentRecord[] | undefined {
    return this.#absent;
  }

  /** Notes that a record is missing. */
  miss(subject: string, id: string, isAbsent: boolean): void {
    this.missing = true;
    if (!isAbsent) this.#absent = undefined;
    else if (this.#absent !== undefined)
      this.#absent = withAbsent(this.#absent, [{ subject, id: digestOfId(id) }]);
  }

  forget(): void {
    this.missing = false;
    this.others = false;
    this.any = false;
    if (this.#absent?.length !== 0) this.#absent = [];
  }
}
