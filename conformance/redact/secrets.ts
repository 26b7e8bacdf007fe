import { isCommon } from './common-words.ts';
import type { DescribedWords } from './described-words.ts';
import { isShort } from './encodings.ts';
import { type Bare, hidesSecret, learnBare } from './hides-secret.ts';
import { SecretSearch } from './secret-search.ts';

/** Shorter values say nothing and would be found everywhere. */
const MIN_LENGTH = 4;

/** Everything that must not be shown, and the search for it. */
export interface Secrets {
  /** Not all secrets of the calls are known, so that only what cannot be one is shown. */
  readonly isPartial: boolean;
  /** An API other than the bank's shows only its description's own words. */
  readonly described: DescribedWords | undefined;
  /** @param isKey then it is one, whatever it is called: otherwise common words are not learned */
  learn(value: string, isKey?: boolean): void;
  /** A header's value: its parts are secret, too. Of keys, eight characters in a row are. */
  learnCredential(value: string, isKey?: boolean): void;
  /** The text with a mark in the place of each secret in it. */
  scrub(text: string): string;
  /** Does the same in the suite's own sentence: secrets that are ordinary words are no reason to mask those of the sentence. */
  scrubOwn(text: string): string;
  /** Tells whether a value of fixed format is, or holds, a secret. Short secrets count only as a whole: many identifiers contain `0142`. */
  isIn(value: string): boolean;
  /** Tells whether a label of the target's host is a credential, or holds one. */
  isInLabel(label: string): boolean;
  /** Tells whether text from the server holds a credential in a disguise that `scrub` does not know, so that none of it may be shown. */
  hides(text: string): boolean;
  /** Characters that the longest secret may take, however it is written. */
  longest(): number;
}

export function createSecrets(isPartial = false, described?: DescribedWords): Secrets {
  const search = new SecretSearch();
  const bare: Bare = { whole: new Set(), parts: new Set() };
  const hidden = new Map<string, boolean>();
  /** The labels in lower case, as hosts are. */
  const credentials = new Set<string>();

  return {
    isPartial,
    described,
    learn(value, isKey = false) {
      const secret = value.trim();
      if (secret.length < MIN_LENGTH || (!isKey && isCommon(secret)) || search.has(secret)) return;
      search.add(secret);
      // A person's UUID is as secret behind another prefix, or alone.
      const [, uuid] = /^per-(.{8,})$/i.exec(secret) ?? [];
      if (uuid !== undefined) this.learn(uuid);
    },
    learnCredential(value, isKey = false) {
      // The token `abc` of `Bearer abc` is as secret as the whole.
      const parts = value.split(/[\s,;=]+/).filter((one) => !isShort(one));
      this.learn(value, isKey);
      for (const part of parts) this.learn(part);
      for (const part of new Set([value, ...parts])) {
        if (isCommon(part)) continue;
        learnBare(part.replace(/^per-/i, ''), isKey, bare);
        // Any header of recorded calls may have a word of the host: an environment, a tenant.
        if (isKey || !isPartial) credentials.add(part.toLowerCase());
      }
      hidden.clear();
    },
    isInLabel(label) {
      const lower = label.toLowerCase();
      if (lower.length < MIN_LENGTH || credentials.has(lower)) return credentials.has(lower);
      return [...credentials].some((one) => !isShort(one) && lower.includes(one));
    },
    hides(text) {
      const known = hidden.get(text) ?? hidesSecret(text, bare);
      hidden.set(text, known);
      return known;
    },
    scrub: (text) => search.replaceIn(text),
    scrubOwn: (text) => search.replaceInOwn(text),
    isIn: (value) => search.finds(value),
    longest: () => search.longest(),
  };
}
