import { documentOf, EDITS } from './edits.ts';
import { type Documents, type Verdicts, withDocuments } from './tools.ts';

/** Edits that break and were not found, and edits that do not break and were said to. */
export interface Count {
  readonly missed: readonly string[];
  readonly falselyBreaking: readonly string[];
}

/** Asks about the two documents of all edits. */
export const withEdits = <Result>(ask: (documents: Documents) => Promise<Result>): Promise<Result> =>
  withDocuments({ base: documentOf('base'), revision: documentOf('revision') }, ask);

export function countOf(verdicts: Exclude<Verdicts, string>, group?: string): Count {
  const edits = EDITS.filter((one) => group === undefined || one.group === group);
  const titles = (list: typeof edits) => list.map(({ id, group: name, title }) => `${id} ${name}: ${title}`);
  return {
    missed: titles(edits.filter(({ id, breaking }) => breaking && !verdicts.has(id))),
    falselyBreaking: titles(edits.filter(({ id, breaking }) => !breaking && verdicts.has(id))),
  };
}
