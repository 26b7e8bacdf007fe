import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Prints what a Node.js has: its globals, the members of each, the exports of each module, and the fields of `import.meta`. */
const LIST = `
import { builtinModules } from 'node:module';
const names = Object.getOwnPropertyNames(globalThis);
for (const name of names.slice()) {
  let value;
  try { value = globalThis[name]; } catch {}
  if (value === globalThis || value === null || !['object', 'function'].includes(typeof value)) continue;
  names.push(...Object.getOwnPropertyNames(value).map((member) => name + '.' + member));
}
names.push(...Object.keys(import.meta).map((field) => 'import.meta.' + field));
for (const name of ['node:test', ...builtinModules.filter((one) => !one.startsWith('_'))]) {
  const specifier = name.startsWith('node:') ? name : 'node:' + name;
  const exported = await import(specifier).catch(() => ({}));
  names.push(...Object.keys(exported).map((one) => specifier + ' ' + one));
}
console.log(JSON.stringify(names));
`;

/**
 * One Node.js has these and an older one does not: `Map.groupBy`, `WebSocket`, `import.meta.main`, `node:fs glob`. New methods of objects that both
 * have are not among them: those of JavaScript are up to `lib` in tsconfig.json.
 */
export async function newerNames(older: string, newer: string): Promise<ReadonlySet<string>> {
  const folder = mkdtempSync(join(tmpdir(), 'newer-names-'));
  const file = join(folder, 'list.mjs');
  writeFileSync(file, LIST);
  try {
    const list = async (node: string): Promise<string[]> =>
      JSON.parse((await promisify(execFile)(node, [file])).stdout);
    const had = new Set(await list(older));
    return new Set((await list(newer)).filter((name) => !had.has(name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lists the names that a module uses, as far as its text shows. */
export function usesIn(text: string, names: ReadonlySet<string>): string[] {
  const code = text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const members = [...code.matchAll(/(?<![\w$.'"`-])(?:import\.meta|[A-Za-z]\w*)\.\w+/g)].map(
    ([found]) => found,
  );
  const globals = [...code.matchAll(/(?<![\w$.'"`-])(?:new )?([A-Za-z]\w*)(?=[.(])/g)].map(
    ([, found = '']) => found,
  );
  const imports = [...code.matchAll(/import \{([^}]*)\} from ['"](node:[\w/]+)['"]/g)].flatMap(
    ([, list = '', from]) =>
      list
        .split(',')
        .filter((one) => !one.trim().startsWith('type '))
        .map((one) => `${from} ${one.trim().split(' ')[0]}`),
  );
  return [...new Set([...members, ...globals, ...imports])].filter((found) => names.has(found));
}
