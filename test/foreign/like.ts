import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FOREIGN, foreignFolder, presentForeign, relativeFile } from './descriptions.ts';
import { ROOT } from './run-script.ts';
import { typeMembers } from './type-members.ts';

/**
 * Compares the types of `generate --like openapi-typescript` with those of openapi-typescript, for this description and the public ones that were fetched: `node
 * test/foreign/like.ts`, or with the names of some. Each type is assigned both ways, with the components of openapi-typescript in place of our own, so that a
 * difference counts where it is. Prints, by kind, how many were compared, how many have the same text and how many differ.
 */

const wanted = process.argv.slice(2);
const specs = [
  { name: 'bank', file: join(ROOT, 'spec/openapi.yaml') },
  ...presentForeign().map((one) => ({ name: one.name, file: join(foreignFolder(), relativeFile(one)) })),
].filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (specs.length < wanted.length) throw new Error(`Not there, or not among ${FOREIGN.length} descriptions.`);

interface Counts {
  compared: number;
  sameText: number;
  differ: number;
}
const sums = new Map<string, Counts>();
const folder = mkdtempSync(join(tmpdir(), 'like-'));
try {
  for (const { name, file } of specs) compare(name, file);
  console.table(Object.fromEntries(sums));
} finally {
  rmSync(folder, { recursive: true });
}

function compare(name: string, spec: string): void {
  const [ours, theirs] = [
    typesOf(
      [
        join(ROOT, 'scripts/cli.ts'),
        'generate',
        '--like',
        'openapi-typescript',
        '--force',
        '--spec',
        spec,
        '--out',
      ],
      'ours.ts',
    ),
    typesOf([join(ROOT, 'node_modules/openapi-typescript/bin/cli.js'), spec, '-o'], 'theirs.ts'),
  ];
  if (ours === undefined || theirs === undefined) {
    console.log(`${name}: ${ours === undefined ? 'generate' : 'openapi-typescript'} refuses it`);
    return;
  }
  const places = [...ours.keys()].filter((place) => theirs.has(place));
  const others = places.filter((place) => ours.get(place) !== theirs.get(place));
  const different = new Set(assign(others, ours).map((index) => others[index]));
  for (const place of places) {
    const kind = place.slice(0, place.indexOf(' '));
    const counts = sums.get(kind) ?? { compared: 0, sameText: 0, differ: 0 };
    sums.set(kind, counts);
    counts.compared++;
    if (ours.get(place) === theirs.get(place)) counts.sameText++;
    if (different.has(place)) counts.differ++;
  }
  console.log(`${name}: ${places.length} types, ${different.size} differ`);
}

function typesOf(args: readonly string[], file: string): Map<string, string> | undefined {
  rmSync(join(folder, file), { force: true });
  const { status } = spawnSync(process.execPath, [...args, join(folder, file)], { cwd: folder });
  return status === 0 ? typeMembers(readFileSync(join(folder, file), 'utf8')) : undefined;
}

/** The indices of places whose types are not assignable both ways. */
function assign(places: readonly string[], ours: ReadonlyMap<string, string>): number[] {
  const lines = places.map((place, index) => {
    const [group = '', ...words] = place.split(' ');
    const path = [...group.split('.').slice(1), words.join(' ')].map((step) => `[${JSON.stringify(step)}]`);
    const theirs = group.split('.')[0] + path.join('');
    const own = ours.get(place)?.replace(/\s+/g, ' ');
    return `type O${index} = ${own}; type A${index} = Fits<O${index}, ${theirs}>; type B${index} = Fits<${theirs}, O${index}>;`;
  });
  const head = [
    "import type { components, operations, paths, webhooks } from './theirs.ts';",
    'type Fits<One extends Other, Other> = One;',
  ];
  writeFileSync(join(folder, 'compare.ts'), [...head, ...lines].join('\n'));
  const options = [
    '--strict',
    '--noEmit',
    '--skipLibCheck',
    '--allowImportingTsExtensions',
    '--types',
    '',
    '--target',
    'es2023',
    '--module',
    'nodenext',
  ];
  const compiler = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
  try {
    execFileSync(process.execPath, [compiler, ...options, 'compare.ts'], { cwd: folder, maxBuffer: 1e9 });
    return [];
  } catch (error) {
    const output = String((error as { stdout: Buffer }).stdout);
    return [...output.matchAll(/^compare\.ts\((\d+),/gm)].map(([, line]) => Number(line) - head.length - 1);
  }
}
