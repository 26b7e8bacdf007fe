import { jsonFile } from '../lib/json-text.ts';
import type { ApiModel, OperationModel } from './model.ts';
import { serverExports, serverNames } from './server/server-names.ts';

export const FRAMEWORKS = ['hono', 'express', 'fastify'] as const;
export type Framework = (typeof FRAMEWORKS)[number];

/** Files of `templates/scaffold/` that are copied as they are, by their place in the project. */
export function scaffoldCopies(framework: Framework): Readonly<Record<string, string>> {
  return { 'check-node.js': 'check-node.js', 'src/listen.ts': 'listen.ts', 'src/app.ts': `${framework}.ts` };
}

/** The versions of Node.js that run a scaffolded project; `check-node.js` says so on others. */
const NODE_FOR_SCAFFOLD = '^22.18.0 || >=24.3.0';

/** Packages of a scaffolded project. The command knows the versions. */
export function scaffoldPackages(framework: Framework): {
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
} {
  // @hono/node-server turns Node's requests into Fetch ones, whichever framework stands in front; hono is its peer.
  const own = framework === 'hono' ? [] : [framework];
  const types = framework === 'express' ? ['@types/express'] : [];
  return {
    dependencies: ['@hono/node-server', ...own, 'hono'].sort(),
    devDependencies: [...types, '@types/node', 'typescript'],
  };
}

export interface Generator {
  /** Name and exact version of this package, `name@1.2.3`. */
  readonly package: string;
  /** File name of this package as `npm pack` leaves it. */
  readonly tarball: string;
  /** Command line for the script `generate`. */
  readonly line: string;
}

export interface ScaffoldInput {
  readonly model: ApiModel;
  readonly framework: Framework;
  /** Name for package.json. */
  readonly name: string;
  /** Exact version by package, for all of `scaffoldPackages`. */
  readonly versions: Readonly<Record<string, string>>;
  /** The tool that makes `src/generated` again. */
  readonly generator: Generator;
}

/** The written files of a starter server, by path; copies and `src/generated` come on top. */
export function scaffoldFiles(input: ScaffoldInput): Readonly<Record<string, string>> {
  const { model } = input;
  return {
    'package.json': packageJson(input),
    'tsconfig.json': TSCONFIG,
    '.gitignore': 'node_modules/\n',
    'README.md': readme(input),
    'src/server.ts': serverFile(model),
    'src/handlers.ts': handlersFile(model),
    ...Object.fromEntries(
      model.operations.map((operation) => [
        `src/operations/${operation.id}.ts`,
        operationFile(model, operation),
      ]),
    ),
    'test/server.test.ts': testFile(model),
  };
}

function packageJson({ framework, name, versions, model, generator }: ScaffoldInput): string {
  const pinned = (names: readonly string[]) => Object.fromEntries(names.map((one) => [one, versions[one]]));
  const { dependencies, devDependencies } = scaffoldPackages(framework);
  const json = {
    name,
    version: '0.1.0',
    private: true,
    description: `A server for ${model.title}`,
    type: 'module',
    // The first of each line that runs TypeScript and has `import.meta.main`.
    engines: { node: NODE_FOR_SCAFFOLD },
    scripts: {
      // One process, which signals reach.
      start: 'node --import ./check-node.js src/server.ts',
      test: 'node check-node.js test && node --test',
      check: 'tsc',
      generate: generator.line,
    },
    // The generator is not among these: a server needs it only when its description changes, and `npm install` must work
    // where no registry has it.
    dependencies: pinned(dependencies),
    devDependencies: pinned(devDependencies),
  };
  return jsonFile(json);
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "es2024",
    "lib": ["es2024", "dom", "dom.iterable"],
    "module": "nodenext",
    "types": ["node"],
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "exactOptionalPropertyTypes": true,
    "verbatimModuleSyntax": true,
    "erasableSyntaxOnly": true,
    "allowImportingTsExtensions": true,
    "skipLibCheck": true,
    "noEmit": true
  },
  "include": ["src", "test"]
}
`;

function serverFile(model: ApiModel): string {
  const { createHandler } = serverExports(model);
  return `import { createApp } from './app.ts';
import { ${createHandler} } from './generated/server.ts';
import { handlers } from './handlers.ts';
import { ListenError, listen, type Running } from './listen.ts';

/** Starts the server. Port 0 takes any free port. */
export async function start(port: number, host = '127.0.0.1'): Promise<Running> {
  return listen(await createApp(${createHandler}(handlers)), port, host);
}

if (import.meta.main) {
  const port = Number(process.env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    console.error(\`PORT is a number from 0 to 65535, not \${process.env.PORT}\`);
    process.exit(2);
  }
  const { url, close } = await start(port, process.env.HOST).catch((error: unknown) => {
    if (!(error instanceof ListenError)) throw error;
    console.error(error.message);
    process.exit(1);
  });
  console.log(\`Listening on \${url}\`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
}
`;
}

function operationFile(model: ApiModel, operation: OperationModel): string {
  const { call, reply } = serverNames(model, operation);
  const where = `\`${operation.method.toUpperCase()} ${operation.path}\``;
  const summary = operation.summary.replace(/\.?\s*$/, '').replace(/\s+/g, ' ');
  const about = `${summary === '' ? '' : `${summary}. `}${where}`.replaceAll('*/', '*\\/');
  return `import { type ${call}, type ${reply}, notImplemented } from '../generated/server.ts';

/** ${about}. Responds with 501 until it is written. */
export async function ${functionName(operation.id)}(call: ${call}): Promise<${reply}> {
  return notImplemented(call);
}
`;
}

function handlersFile(model: ApiModel): string {
  const ids = model.operations.map(({ id }) => id);
  const imports = ids.map((id) => `import { ${functionName(id)} } from './operations/${id}.ts';\n`);
  const members = ids.map((id) => `  ${functionName(id) === id ? id : `${id}: ${functionName(id)}`},\n`);
  const { handlers } = serverExports(model);
  return `import type { ${handlers} } from './generated/server.ts';
${imports.join('')}
/** Every operation of ${model.title.replace(/\s+/g, ' ').replaceAll('*/', '*\\/')}, one file each. */
export const handlers: ${handlers} = {
${members.join('')}};
`;
}

/** A few names mean something else in the files that hold the function. */
function functionName(id: string): string {
  return id === 'handlers' || id === 'notImplemented' ? `${id}_` : id;
}

function testFile(model: ApiModel): string {
  const rows = model.operations.map(({ method, path }) => {
    const filled = path.replace(/\{[^}]*\}/g, 'x');
    return `  [${JSON.stringify(method.toUpperCase())}, ${JSON.stringify(filled)}],\n`;
  });
  return `import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Running } from '../src/listen.ts';
import { start } from '../src/server.ts';

const OPERATIONS = [
${rows.join('')}] as const;

let running: Running;

before(async () => {
  running = await start(0);
});
after(() => running.close());

for (const [method, path] of OPERATIONS) {
  test(\`\${method} \${path} is served\`, async () => {
    const response = await fetch(running.url + path, { method: 'OPTIONS' });
    assert.equal(response.status, 204);
    assert.ok(response.headers.get('allow')?.split(', ').includes(method));
  });
}

test('an unknown path is a problem', async () => {
  const response = await fetch(\`\${running.url}/there/is/no/path/as/long/as/this\`);
  assert.equal(response.status, 404);
  assert.equal(response.headers.get('content-type'), 'application/problem+json');
  await response.text();
});
`;
}

function readme({ model, framework, name, generator }: ScaffoldInput): string {
  const rows = model.operations.map(
    ({ id, method, path }) =>
      `| \`${id}\` | \`${method.toUpperCase()} ${path}\` | \`src/operations/${id}.ts\` |\n`,
  );
  return `# ${name}

A server for ${model.title} ${model.version}, on ${framework}. Every operation responds with 501 until it is written.

\`\`\`sh
npm install        # Node.js 22.18, 24.3 or later
npm start          # PORT=3000 HOST=127.0.0.1; PORT=0 takes any free port
npm test
npm run check      # types
\`\`\`

| operation | address | file |
|---|---|---|
${rows.join('')}
A handler is called only with a request that matches the description, and what it returns is sent only if it matches too;
everything else is handled in \`src/generated/\`, which is never edited. After a change of the description:

\`\`\`sh
npm install --save-dev --save-exact ${generator.package}
npm run generate
\`\`\`

The first line is needed once: it installs the version that made this project. Where your registry does not have
\`${generator.package}\`, its tarball will do: put the path of \`${generator.tarball}\` in its place.

\`src/app.ts\` is the only file that knows ${framework}: routes and middleware of your own go there.
`;
}
