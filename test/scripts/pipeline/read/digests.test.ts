import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestOf } from '../../../../scripts/pipeline/read/digests.ts';

test.each([
  ['an empty text', ''],
  ['a long text', 'text '.repeat(500_000)],
  // One of the two begins at an odd place, so a part ends between the halves of a character.
  ['characters of two units', '😀'.repeat(1_500_000)],
  ['characters of two units, moved by one', `.${'😀'.repeat(1_500_000)}`],
])('the digest of %s is that of its bytes', (_, text) => {
  expect(digestOf(text)).toBe(createHash('sha256').update(Buffer.from(text)).digest('base64url'));
});
