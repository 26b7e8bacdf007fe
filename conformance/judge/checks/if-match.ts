import { isSuccess } from '../../model/exchange.ts';
import { callHeld, callOpen, inWords, lastOf, wrongStatus } from './call-judgements.ts';
import type { CallCheckKind } from './check-kind.ts';

/** `{ ifMatch: [412] }` */
export const ifMatch: CallCheckKind<'statuses'> = {
  operand: 'statuses',
  meaning:
    'A request whose header `If-Match` names another version of the record than the header `ETag` of the last response has shown gets one of these statuses, and one that names that version does not.',
  words: (statuses) =>
    `the status is ${inWords(statuses)} when \`If-Match\` names an older version, and only then`,
  judgeCall: (statuses) => (call, others) => {
    const asked = call.request.headers['if-match'];
    if (asked === undefined || ['', '*'].includes(asked.trim())) return [];
    return others.records.slice(0, 1).flatMap((record) => {
      const shown = lastOf(
        others,
        record,
        (one) => one.effect !== 'refused' && tagOf(one.read().headers) !== undefined,
        true,
      );
      if (shown === undefined) return [];
      const before = shown.read();
      const tag = tagOf(before.headers) ?? '';
      const tags = asked.split(',').map(withoutVariant);
      const isSame = tags.includes(withoutVariant(tag));
      const isRefused = statuses.includes(call.status);
      if (isSame ? isSuccess(call) : isRefused) return [callHeld(call)];
      // A weak version never matches, as RFC 9110 has it; other refusals are about something else.
      const isOther = isSame ? !isRefused || asked.includes('W/') || tag.startsWith('W/') : !isSuccess(call);
      if (isOther) return [callOpen(call, `the status ${call.status} may have another reason`)];
      const isVariant =
        before.request.headers.accept !== call.request.headers.accept && before.request.method === 'GET';
      const unclear =
        others.since(record.key, shown) ??
        (isVariant && !isSame ? 'the version was shown of another media type, perhaps' : undefined);
      const expected = isSame
        ? `another status than ${inWords(statuses)}, since the version is the current one`
        : `the status ${inWords(statuses)}, since the version is not the current one`;
      return [unclear === undefined ? wrongStatus(call, record.key, expected) : callOpen(call, unclear)];
    });
  },
};

function tagOf(headers: Readonly<Record<string, string>>): string | undefined {
  return headers.etag;
}

/** Without the mark of a weak version, and without what servers add to a compressed one. */
function withoutVariant(tag: string): string {
  return tag
    .trim()
    .replace(/^W\//, '')
    .replace(/[-;](?:gzip|br|zstd|deflate)"$/, '"');
}
