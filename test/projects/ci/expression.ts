/** Expressions are about these: `{ inputs: { mode: 'fresh' }, github: { token: '…' } }`. */
export type Contexts = Readonly<Record<string, unknown>>;

/**
 * The part of GitHub's expression language that action.yml uses: names with dots, texts, `==`, `!=`, `&&`, `always()` and `toJSON(name)`.
 * `verdict-lint.test.ts` compares it with GitHub's own evaluator for each expression of the file.
 *
 * @throws Error for anything else
 */
export function evaluate(expression: string, contexts: Contexts): unknown {
  const parts = expression.split('&&').map((part) => part.trim());
  if (parts.length > 1) return parts.every((part) => isTrue(evaluate(part, contexts)));
  const [, left, operator, right] = /^(.+?)\s*(==|!=)\s*(.+)$/.exec(expression.trim()) ?? [];
  if (left !== undefined && right !== undefined) {
    const equal = textOf(evaluate(left, contexts)) === textOf(evaluate(right, contexts));
    return equal === (operator === '==');
  }
  return readTerm(expression.trim(), contexts);
}

function readTerm(word: string, contexts: Contexts): unknown {
  const text = /^'([^']*)'$/.exec(word)?.[1];
  if (text !== undefined) return text;
  if (word === 'always()') return true;
  const json = /^toJSON\((.+)\)$/i.exec(word)?.[1];
  if (json !== undefined) return JSON.stringify(evaluate(json, contexts) ?? null, null, 2);
  if (!/^[a-z][\w-]*(\.[\w-]+)*$/i.test(word)) throw new Error(`Not a known expression: ${word}`);
  const [context = '', ...names] = word.split('.');
  if (!(context in contexts)) throw new Error(`Not a known context: ${context}`);
  // A name that does not exist is empty.
  return names.reduce<unknown>(
    (value, name) => (value as Contexts | undefined | null)?.[name],
    contexts[context],
  );
}

/** A text with its `${{ }}` filled in. */
export function fill(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) =>
    textOf(evaluate(expression, contexts)),
  );
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

export function isTrue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false && value !== 0;
}
