import { isSuccess } from '../../model/exchange.ts';
import { callHeld, callOpen, lastOf, wrongValue } from './call-judgements.ts';
import type { CallCheckKind } from './check-kind.ts';

/** The limit for one walk through a list. */
const MAX_RECORDS = 1000;

/** `{ pages: cursor }` */
export const pages: CallCheckKind<'name'> = {
  operand: 'name',
  meaning:
    'The pages of a list, from the first one on, show no record twice and have all that were created before. The operand is the query parameter by which a page is asked for: an offset, a number or a cursor. Checked where nothing was created or deleted meanwhile.',
  words: (name) => `the pages by \`${name}\` show each record once`,
  judgeCall:
    (parameter, { relatedOperations, isMeant }) =>
    (call, others) => {
      if (!isSuccess(call) || call.body === undefined) return [];
      const before = others.pagesBefore(parameter);
      const [first] = before ?? [];
      if (before === undefined || first === undefined) return [];
      const shown = new Map(before.flatMap((page) => page.records.map((key) => [key, page] as const)));
      const twice = others.records.filter(({ key }) => shown.has(key));
      const changed = others.anySince(first.call);
      const twiceFound = twice.map((record) =>
        changed === undefined && others.isComplete
          ? wrongValue(
              call,
              undefined,
              record.at,
              { words: 'a record that no earlier page has' },
              { words: 'a record that an earlier page has, too' },
            )
          : callOpen(
              call,
              changed ?? 'a record may have been created or deleted by a call that is not recorded',
            ),
      );
      if (twiceFound.length > 0) return twiceFound;
      if (!others.isLastPage(before) || others.isFiltered(parameter)) return [callHeld(call)];
      const seen = new Set([...shown.keys(), ...others.records.map(({ key }) => key)]);
      const missing = [];
      let count = 0;
      for (const key of others.created()) {
        if (++count > MAX_RECORDS) break;
        const changes = lastOf(
          others,
          { key, at: '' },
          ({ effect }) => effect === 'creates' || effect === 'deletes',
        );
        if (seen.has(key) || changes?.effect !== 'creates') continue;
        if (!relatedOperations.has(changes.operation) || !isMeant(changes.read())) continue;
        const unclear = changed ?? others.since(key, changes, ({ effect }) => effect === 'updates');
        const expected = { words: 'all records, the pages taken together' };
        missing.push(
          unclear === undefined
            ? wrongValue(call, key, '', expected, {
                words: `no page has a record that ${changes.operation} has created`,
              })
            : callOpen(call, unclear),
        );
      }
      return missing.length > 0 ? missing : [callHeld(call)];
    },
};
