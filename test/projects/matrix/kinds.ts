import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Compiler = '5.4' | '5.9' | '6' | '7';

/** A kind of project that generated modules have to compile in. */
export interface Kind {
  readonly name: string;
  /** Text by path; `tsconfig.json` and `package.json` as the kind's own tool writes them. */
  readonly files: (toolchain: string) => Readonly<Record<string, string>>;
  /** Imports end like this there. */
  readonly ending: '.ts' | '.js' | '';
  /** The folder of the output. */
  readonly out: string;
  /** The versions of TypeScript; `lib` and `module` of a kind may need a later one than 5.4. */
  readonly compilers: readonly Compiler[];
  /** The project that is compiled, where that is not tsconfig.json. */
  readonly project?: string;
}

const tsconfig = (compilerOptions: object, more: object = {}) => ({
  'tsconfig.json': JSON.stringify({ compilerOptions, ...more }),
});
const ESM = { 'package.json': '{"private":true,"type":"module"}' };
const COMMONJS = { 'package.json': '{"private":true}' };

const EVERY_OPTION = {
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noEmit: true,
};
const BUNDLER = { target: 'es2022', module: 'esnext', moduleResolution: 'bundler' };

/** The versions of NestJS have this in common. */
const NEST = {
  declaration: true,
  removeComments: true,
  emitDecoratorMetadata: true,
  experimentalDecorators: true,
  allowSyntheticDefaultImports: true,
  sourceMap: true,
  outDir: './dist',
  incremental: true,
  skipLibCheck: true,
};
const NODENEXT = {
  module: 'nodenext',
  moduleResolution: 'nodenext',
  resolvePackageJsonExports: true,
  esModuleInterop: true,
  isolatedModules: true,
  target: 'ES2023',
};

/** The files of `npm create vite`. */
const vite = (template: string) => (toolchain: string) => {
  const read = (name: string) =>
    readFileSync(join(toolchain, 'node_modules/create-vite', template, name), 'utf8');
  return Object.fromEntries(
    ['package.json', 'tsconfig.json', 'tsconfig.app.json', 'tsconfig.node.json'].map((name) => [
      name,
      read(name),
    ]),
  );
};

const REACT_ROUTER = {
  lib: ['DOM', 'DOM.Iterable', 'ES2022'],
  target: 'ES2022',
  module: 'ES2022',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  rootDirs: ['.', './.react-router/types'],
  paths: { '~/*': ['./app/*'] },
  esModuleInterop: true,
  resolveJsonModule: true,
  strict: true,
};

export const KINDS: readonly Kind[] = [
  {
    name: 'Vite with React',
    files: vite('template-react-ts'),
    ending: '.ts',
    out: 'src/api',
    compilers: ['6', '7'],
    project: 'tsconfig.app.json',
  },
  {
    name: 'Vite with Vue',
    files: vite('template-vue-ts'),
    ending: '.ts',
    out: 'src/api',
    compilers: ['7'],
    project: 'tsconfig.app.json',
  },
  {
    name: 'Next',
    files: (toolchain) => ({
      ...COMMONJS,
      'tsconfig.json': readFileSync(
        join(toolchain, 'node_modules/create-next-app/dist/templates/app/ts/tsconfig.json'),
        'utf8',
      ),
    }),
    ending: '',
    out: 'lib/api',
    compilers: ['5.9', '7'],
  },
  {
    // As @nestjs/schematics 10.2.3 writes it.
    name: 'NestJS 10, CommonJS',
    files: () => ({
      ...COMMONJS,
      ...tsconfig({
        ...NEST,
        module: 'commonjs',
        target: 'ES2021',
        baseUrl: './',
        strictNullChecks: false,
        noImplicitAny: false,
        strictBindCallApply: false,
        forceConsistentCasingInFileNames: false,
        noFallthroughCasesInSwitch: false,
      }),
    }),
    ending: '',
    out: 'src/api',
    compilers: ['5.4'],
  },
  {
    // As @nestjs/schematics 11.1 writes it.
    name: 'NestJS 11, nodenext in a CommonJS package',
    files: () => ({
      ...COMMONJS,
      ...tsconfig({
        ...NEST,
        ...NODENEXT,
        baseUrl: './',
        strictNullChecks: true,
        forceConsistentCasingInFileNames: true,
        noImplicitAny: false,
        strictBindCallApply: false,
        noFallthroughCasesInSwitch: false,
      }),
    }),
    ending: '',
    out: 'src/api',
    compilers: ['5.9'],
  },
  {
    // As @nestjs/schematics 12.0 writes it, without the types of the test runner.
    name: 'NestJS 12, ES modules',
    files: () => ({
      ...ESM,
      ...tsconfig({
        ...NEST,
        ...NODENEXT,
        types: ['node'],
        rootDir: '.',
        strict: true,
        strictPropertyInitialization: false,
      }),
    }),
    ending: '.js',
    out: 'src/api',
    compilers: ['6', '7'],
  },
  {
    name: 'Node.js, ES modules that are compiled',
    files: () => ({
      ...ESM,
      ...tsconfig(
        {
          module: 'nodenext',
          target: 'es2022',
          lib: ['es2022'],
          types: ['node'],
          outDir: 'dist',
          rootDir: 'src',
          strict: true,
          skipLibCheck: true,
        },
        { include: ['src'] },
      ),
    }),
    ending: '.js',
    out: 'src/api',
    compilers: ['5.4', '6', '7'],
  },
  {
    name: 'Node.js, CommonJS under node16 with strict options',
    files: () => ({
      ...COMMONJS,
      // msw 3 is an ES module alone, which TypeScript lets no CommonJS import under node16.
      'banking-platform-api.config.json': '{ "skip": ["msw"] }',
      ...tsconfig(
        {
          module: 'node16',
          target: 'es2022',
          lib: ['es2022'],
          types: ['node'],
          outDir: 'dist',
          rootDir: 'src',
          strict: true,
          isolatedModules: true,
          erasableSyntaxOnly: true,
          exactOptionalPropertyTypes: true,
          noUncheckedIndexedAccess: true,
          skipLibCheck: true,
        },
        { include: ['src'] },
      ),
    }),
    ending: '',
    out: 'src/api',
    compilers: ['5.9', '7'],
  },
  {
    name: 'every strict option, with exactOptionalPropertyTypes',
    files: () => ({
      ...ESM,
      ...tsconfig({
        ...EVERY_OPTION,
        ...BUNDLER,
        exactOptionalPropertyTypes: true,
        erasableSyntaxOnly: true,
        lib: ['es2022', 'dom', 'dom.iterable'],
        types: ['node'],
      }),
    }),
    ending: '',
    out: 'src/api',
    compilers: ['7'],
  },
  {
    name: 'every strict option, without exactOptionalPropertyTypes and without the DOM',
    files: () => ({
      ...ESM,
      ...tsconfig({ ...EVERY_OPTION, ...BUNDLER, lib: ['es2022'], types: ['node'], skipLibCheck: true }),
    }),
    ending: '',
    out: 'src/api',
    compilers: ['5.4', '7'],
  },
  {
    name: 'no strict option, and the DOM without its iterators',
    files: () => ({
      ...COMMONJS,
      ...tsconfig({
        ...BUNDLER,
        strict: false,
        noEmit: true,
        lib: ['es2022', 'dom'],
        skipLibCheck: true,
        types: [],
      }),
    }),
    ending: '',
    out: 'src/api',
    compilers: ['5.4', '7'],
  },
  {
    // As `bun init` writes it.
    name: 'Bun',
    files: () => ({
      ...ESM,
      ...tsconfig({
        lib: ['ESNext'],
        target: 'ESNext',
        module: 'Preserve',
        moduleDetection: 'force',
        jsx: 'react-jsx',
        allowJs: true,
        types: ['bun'],
        moduleResolution: 'bundler',
        allowImportingTsExtensions: true,
        verbatimModuleSyntax: true,
        noEmit: true,
        strict: true,
        skipLibCheck: true,
        noFallthroughCasesInSwitch: true,
        noUncheckedIndexedAccess: true,
        noImplicitOverride: true,
      }),
    }),
    ending: '.ts',
    out: 'src/api',
    compilers: ['7'],
  },
  {
    // As create-react-router 8 writes it, from its default template.
    name: 'React Router',
    files: () => ({
      ...ESM,
      ...tsconfig(
        {
          ...REACT_ROUTER,
          types: ['node', 'vite/client'],
          verbatimModuleSyntax: true,
          noEmit: true,
          skipLibCheck: true,
        },
        { include: ['**/*', '**/.server/**/*', '**/.client/**/*', '.react-router/types/**/*'] },
      ),
    }),
    ending: '',
    out: 'app/api',
    compilers: ['5.9', '7'],
  },
  {
    // As create-react-router 8 writes it, from its template for Cloudflare: a list of projects, of which this one is `composite`.
    name: 'React Router on Cloudflare',
    files: () => ({
      ...ESM,
      ...tsconfig(
        { checkJs: true, verbatimModuleSyntax: true, skipLibCheck: true, strict: true, noEmit: true },
        { files: [], references: [{ path: './tsconfig.node.json' }, { path: './tsconfig.cloudflare.json' }] },
      ),
      'tsconfig.node.json': JSON.stringify({
        extends: './tsconfig.json',
        include: ['vite.config.ts'],
        compilerOptions: {
          composite: true,
          types: ['node'],
          target: 'ES2022',
          module: 'ES2022',
          moduleResolution: 'bundler',
        },
      }),
      'tsconfig.cloudflare.json': JSON.stringify({
        extends: './tsconfig.json',
        include: ['.react-router/types/**/*', 'app/**/*', 'workers/**/*', 'worker-configuration.d.ts'],
        compilerOptions: { ...REACT_ROUTER, composite: true, types: ['vite/client'] },
      }),
    }),
    ending: '',
    out: 'app/api',
    compilers: ['7'],
    project: 'tsconfig.cloudflare.json',
  },
  {
    name: 'SvelteKit',
    files: () => ({
      ...ESM,
      'tsconfig.json':
        '{ "extends": "./.svelte-kit/tsconfig.json", "compilerOptions": { "rewriteRelativeImportExtensions": true, "allowJs": true, "checkJs": true, "esModuleInterop": true, "forceConsistentCasingInFileNames": true, "resolveJsonModule": true, "skipLibCheck": true, "sourceMap": true, "strict": true, "moduleResolution": "bundler" } }',
      '.svelte-kit/tsconfig.json':
        '{ "compilerOptions": { "verbatimModuleSyntax": true, "isolatedModules": true, "lib": ["esnext", "DOM", "DOM.Iterable"], "moduleResolution": "bundler", "module": "esnext", "noEmit": true, "target": "esnext" }, "include": ["../src/**/*.ts"] }',
    }),
    ending: '.ts',
    out: 'src/lib/api',
    compilers: ['7'],
  },
];
