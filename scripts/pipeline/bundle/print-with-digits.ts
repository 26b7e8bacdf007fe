import { isObject } from '../../../lib/json.ts';
import type { DocumentNode } from '../document/document-node.ts';

/**
 * Prints a document in which some numbers stand for others that JavaScript cannot hold. No printer knows such numbers, so that each is printed
 * as a word that the document does not have, and the word is replaced.
 *
 * @param digits by the number in the document, as `digitsOf` makes them
 * @param print to JSON or YAML
 */
export function printWithDigits(
  document: DocumentNode,
  digits: ReadonlyMap<number, string>,
  print: (document: DocumentNode) => string,
): string {
  if (digits.size === 0) return print(document);
  const plain = JSON.stringify(document);
  let word = 'digits';
  while (plain.includes(word)) word += 'x';
  const texts = [...digits];
  const numbers = new Map(texts.map(([value], index) => [value, `${word}${index}_`]));
  const visit = (node: unknown): unknown => {
    if (typeof node === 'number') return numbers.get(node) ?? node;
    if (Array.isArray(node)) return node.map(visit);
    return isObject(node)
      ? Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]))
      : node;
  };
  return print(visit(document) as DocumentNode).replace(
    new RegExp(`(["']?)${word}(\\d+)_\\1`, 'g'),
    (_, _quote, index: string) => texts[Number(index)]?.[1] ?? '',
  );
}
