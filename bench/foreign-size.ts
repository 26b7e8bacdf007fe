import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Bytes of a description: of its root file, and of all files that are referred to from there. */
export function sizeOf(root: string): number {
  const seen = new Set<string>();
  const open = [root];
  let size = 0;
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = read(file);
    size += text.length;
    for (const [, ref = ''] of text.matchAll(/\$ref['"]?:\s*['"]?([^#'"\s,}]+)/g))
      if (!ref.includes('://')) open.push(join(dirname(file), ref));
  }
  return size;
}

/** What looks like a reference may be text. */
function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
