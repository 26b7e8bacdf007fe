import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildSync } from 'esbuild';
import { jsonText } from '../../lib/json-text.ts';
import { packageInfo } from '../cli/package-info.ts';
import { bundleConsole } from '../pipeline/docs/console/bundle-console.ts';
import { ASSET_FILES, type ConsoleAssets } from '../pipeline/docs/console/console-assets.ts';
import { bundleLibraries } from './bundle-libraries.ts';
import { dropUnusedDeclarations } from './drop-unused-declarations.ts';

// Builds what `npm pack` ships beside bin/, spec/ and the templates that are read as text: the modules compiled to JavaScript with their types, since
// Node strips no types below node_modules. Run by `prepack`.

const { root, name, version } = packageInfo();
const dist = join(root, 'dist');
const manifest: { exports: Record<string, string | { require: { default: string }; default: string }> } =
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
rmSync(dist, { recursive: true, force: true });
// Declarations only of what can be imported: those of the command line would name types that no user has.
for (const project of ['build', 'declarations', 'commonjs']) {
  const compiled = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/@typescript/native/bin/tsc'),
      '-p',
      join(root, `scripts/dev/tsconfig.${project}.json`),
    ],
    { cwd: root, stdio: 'inherit' },
  );
  // The compiler has said why.
  if (compiled.status !== 0) process.exit(compiled.status ?? 1);
}
// The compiler leaves these files where they are: documents, JSON Schemas, validators (JavaScript already), the tables of the reference, and the
// parts of a report's page.
for (const folder of ['generated', 'conformance', 'server', 'scripts/config'])
  cpSync(join(root, folder), join(dist, folder), {
    recursive: true,
    filter: (source) =>
      !/\.(?:ts|md)$/.test(source) || (source.endsWith('.d.ts') && folder !== 'scripts/config'),
  });
await bundleLibraries(root, dist);
// Comments are for whoever works on the modules, not for who runs them. Bundlers need some (`@__PURE__`), which the compiler would drop, too.
buildSync({
  entryPoints: readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !/^(?:commonjs|vendor)\b/.test(file))
    .map((file) => join(dist, file)),
  outdir: dist,
  outbase: dist,
  allowOverwrite: true,
  target: 'esnext',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  tsconfigRaw: {},
});
// Node reads the nearest package.json for each module that it loads, and parses its exports each time: that of the package has many.
writeFileSync(join(dist, 'package.json'), jsonText({ name, version, type: 'module' }));
// `require` finds these modules: the compiler has written CommonJS of what applications import, and each other entry leads to the ES module, which
// the versions of Node.js that the tools ask for can require. Their declarations say the same.
const commonjs = join(dist, 'commonjs');
writeFileSync(join(commonjs, 'package.json'), '{ "type": "commonjs", "sideEffects": false }\n');
for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
  if (file.endsWith('.d.ts')) cpSync(join(dist, file), join(commonjs, file));
for (const entry of Object.values(manifest.exports)) {
  const file = typeof entry === 'object' && join(root, entry.require.default);
  if (!file || existsSync(file)) continue;
  const target = relative(dirname(file), join(root, entry.default)).replaceAll('\\', '/');
  writeFileSync(file, `module.exports = require(${JSON.stringify(target)});\n`);
}
// The console of the documentation, bundled: its packages are not dependencies of this one.
const assets = await bundleConsole(root);
for (const [name, file] of Object.entries(ASSET_FILES)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), assets[name as keyof ConsoleAssets]);
}
// The package for applications: of all that, the generated modules that import nothing else of it.
const client = join(root, 'packages/client');
rmSync(join(client, 'dist'), { recursive: true, force: true });
const isOfClient = (source: string) =>
  !/[\\/](reference|json-schemas|catalogue(-check)?(\.d)?\.[jt]s)$/.test(source);
cpSync(join(dist, 'generated'), join(client, 'dist'), { recursive: true, filter: isOfClient });
cpSync(join(commonjs, 'generated'), join(client, 'dist/commonjs'), { recursive: true, filter: isOfClient });
cpSync(join(commonjs, 'package.json'), join(client, 'dist/commonjs/package.json'));
cpSync(join(root, 'LICENSE'), join(client, 'LICENSE'));
for (const folder of [root, client]) dropUnusedDeclarations(folder);
