import type { OperationPair, Tools } from './compare-parameters.ts';
import { type Alternative, alternativesOf } from './security-alternatives.ts';

/** Whoever could call before must be able to call in the same way. */
export function compareSecurity({ base, revision, name }: OperationPair, { sides, changes }: Tools): void {
  const [old, changed] = [
    alternativesOf(sides.base, base.node),
    alternativesOf(sides.revision, revision.node),
  ];
  const add = (impact: 'breaking' | 'additive', message: string) =>
    changes.add({
      key: `${name}:security:${impact}`,
      impact,
      subject: 'security',
      where: `${name}, security`,
      message,
      operations: [name],
    });
  const news = changed.filter((one) => !old.some((other) => suffices(one, other)));
  for (const one of old) {
    if (changed.some((other) => suffices(one, other))) continue;
    const same = changed.filter((other) => isOfSameSchemes(one, other));
    const [only] = same;
    if (same.length === 1 && only !== undefined) add('breaking', scopeWords(one, only, 'needed, too'));
    else add('breaking', `no longer enough: ${wordsOf(one)}`);
  }
  for (const one of news) {
    const same = old.filter((other) => isOfSameSchemes(one, other));
    const [only] = same;
    if (same.length === 1 && only !== undefined) {
      // Other scopes in place of others are one change.
      const fewer = scopeWords(one, only, 'no longer needed');
      if (changed.some((other) => suffices(only, other))) add('additive', fewer);
    } else add('additive', `enough: ${wordsOf(one)}`);
  }
}

/** Tells whether a caller who sends `sent` sends all that `asked` asks for. */
function suffices(sent: Alternative, asked: Alternative): boolean {
  return [...asked].every(([key, { scopes }]) => {
    const has = sent.get(key);
    return has !== undefined && scopes.every((scope) => has.scopes.includes(scope));
  });
}

function isOfSameSchemes(one: Alternative, other: Alternative): boolean {
  return one.size === other.size && one.size > 0 && [...one.keys()].every((key) => other.has(key));
}

/** `OAuth 2 (client credentials): the scope w is needed, too` */
function scopeWords(less: Alternative, more: Alternative, are: string): string {
  return [...more]
    .map(([key, { words, scopes }]) => ({
      words,
      scopes: scopes.filter((scope) => less.get(key)?.scopes.includes(scope) === false),
    }))
    .filter(({ scopes }) => scopes.length > 0)
    .map(({ words, scopes }) => {
      const [scope, is] = scopes.length === 1 ? ['scope', 'is'] : ['scopes', 'are'];
      return `${words}: the ${scope} ${scopes.join(', ')} ${is} ${are}`;
    })
    .join('; ');
}

function wordsOf(alternative: Alternative): string {
  if (alternative.size === 0) return 'no credential';
  return [...alternative.values()]
    .map(({ words, from, scopes }) => {
      const where = from === undefined || from === '' ? '' : ` with tokens of ${from}`;
      return `${words}${where}${scopes.length === 0 ? '' : `, scopes ${scopes.join(', ')}`}`;
    })
    .join(' and ');
}
