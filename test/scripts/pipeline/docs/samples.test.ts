import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withSamples } from '../../../../scripts/pipeline/docs/with-samples.ts';
import { withHeader } from '../../../../scripts/pipeline/emit/header.ts';
import { prepare } from '../../../../scripts/pipeline/generate.ts';
import { type Inputs, makeFiles, OUTPUTS } from '../../../../scripts/pipeline/make/outputs.ts';
import { type ApiModel, type OperationModel, parametersIn } from '../../../../templates/model.ts';
import { curlSample } from '../../../../templates/samples/curl.ts';
import { environmentName } from '../../../../templates/samples/sampled-values.ts';
import { CLIENT_MODULES, typescriptSample } from '../../../../templates/samples/typescript.ts';
import { BODIES } from '../../../generated/kinds/bodies-description.ts';
import { requireProgram } from '../../../house/require-program.ts';
import { temporaryFolder } from '../command-line.ts';
import { inputsOf, NAMES, ROOT } from './descriptions.ts';

const run = promisify(execFile);

interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: [string, string][];
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A server that answers anything with 200 and keeps the last call. */
async function recorder() {
  let last: Received | undefined;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://local');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    last = {
      method: request.method ?? '',
      path: url.pathname,
      query: [...url.searchParams],
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    response.end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    last: () => last as Received,
    close: () => new Promise<unknown>((closed) => server.close(closed)),
  };
}

describe.each(NAMES)('the curl samples of the %s', (name) => {
  let inputs: Inputs;
  let server: Awaited<ReturnType<typeof recorder>>;
  beforeAll(async () => {
    inputs = await inputsOf(name);
    server = await recorder();
  });
  afterAll(() => server.close());

  test('send each call as described, with credentials from the environment', async (context) => {
    requireProgram(context, 'curl');
    const { model } = inputs;
    const secret = `it's "$HOME" & \`more\``;
    const env = {
      PATH: process.env.PATH,
      [environmentName(model, 'baseUrl')]: `${server.address}/base`,
      ...Object.fromEntries(
        model.credentials.map(({ name: scheme }) => [environmentName(model, scheme), `${secret} ${scheme}`]),
      ),
    };
    for (const operation of model.operations) {
      await run('sh', ['-c', `${curlSample(model, operation)} --silent --show-error`], { env });
      const { method, path, query, headers, body } = server.last();
      expect(method).toBe(operation.method.toUpperCase());
      const filled = parametersIn(operation, 'path').reduce(
        (text, parameter) => text.replace(`{${parameter.name}}`, String(parameter.example)),
        operation.path,
      );
      expect(path).toBe(`/base${filled}`);
      expect(query).toEqual(
        parametersIn(operation, 'query').flatMap((parameter) =>
          [parameter.example].flat().map((value) => [parameter.name, String(value)]),
        ),
      );
      for (const parameter of parametersIn(operation, 'header')) {
        expect(headers[parameter.name.toLowerCase()]).toBe(parameter.example);
      }
      const sent = operation.security.kind === 'open' ? model.credentials.map((one) => one.name) : [];
      const listed = operation.security.alternatives[0] ?? [];
      for (const { name: scheme, kind, wireName } of model.credentials) {
        const value = `${kind === 'bearer' ? 'Bearer ' : ''}${secret} ${scheme}`;
        const expected = sent.includes(scheme) || listed.includes(scheme) ? value : undefined;
        expect(headers[wireName]).toBe(expected);
      }
      expect(body === '' ? undefined : JSON.parse(body)).toEqual(
        operation.body?.contents[0].examples[0]?.value,
      );
      if (operation.body !== undefined)
        expect(headers['content-type']).toBe(operation.body.contents[0].mediaType);
    }
  });
});

describe('a curl sample of a description with awkward values', () => {
  const NASTY = `it's a "test" $HOME \`id\` \\ {a,b} [1-3] & ; # ! 50% \n é`;
  const parameter = {
    required: true,
    deprecated: false,
    description: '',
    type: {
      name: undefined,
      typescript: 'string',
      imports: [],
      pointer: '#',
    },
    shape: 'string',
    explode: true,
    allowReserved: false,
    allowEmptyValue: false,
  } as const;
  const operation: OperationModel = {
    id: 'callIt',
    typeName: 'CallIt',
    method: 'put',
    path: '/things/{thing}',
    summary: '',
    deprecated: false,
    description: '',
    tags: [],
    source: undefined,
    safe: false,
    notShown: [],
    movesMoney: false,
    server: undefined,
    parameters: [
      { ...parameter, in: 'path', name: 'thing', identifier: 'thing', style: 'simple', example: NASTY },
      { ...parameter, in: 'query', name: 'a b', identifier: 'aB', style: 'form', example: NASTY },
      {
        ...parameter,
        in: 'query',
        name: 'list',
        identifier: 'list',
        style: 'pipeDelimited',
        explode: false,
        example: ['1', '2'],
      },
      {
        ...parameter,
        in: 'query',
        name: 'deep',
        identifier: 'deep',
        style: 'deepObject',
        example: { min: 1 },
      },
      {
        ...parameter,
        in: 'query',
        name: 'left',
        identifier: 'left',
        style: 'form',
        required: false,
        example: undefined,
      },
      {
        ...parameter,
        in: 'header',
        name: 'X-Note',
        identifier: 'xNote',
        style: 'simple',
        example: `it's $HOME`,
      },
      { ...parameter, in: 'cookie', name: 'note', identifier: 'note', style: 'form', example: NASTY },
      { ...parameter, in: 'cookie', name: 'many', identifier: 'many', style: 'form', example: ['1', '2'] },
    ],
    body: {
      required: true,
      contents: [
        {
          mediaType: 'application/json',
          kind: 'json',
          type: parameter.type,
          validated: true,
          fields: [],
          examples: [{ name: 'nasty', summary: '', value: { [NASTY]: NASTY, at: '@file' } }],
        },
      ],
    },
    responses: [],
    security: {
      kind: 'listed',
      alternatives: [['login'], ['key']],
      mandatory: true,
      names: ['login', 'key'],
    },
    pointer: '#',
  };
  const model: ApiModel = {
    title: '2nd Thing-API',
    version: '1',
    defaultBaseUrl: undefined,
    server: undefined,
    importExtension: '.ts',
    operations: [operation],
    webhooks: [],
    schemas: [],
    sourceSections: [],
    identifiers: [],
    credentials: [
      { name: 'login', kind: 'basic', wireName: 'authorization', description: '' },
      { name: 'key', kind: 'query', wireName: 'api key', description: '' },
    ],
    sensitiveNames: [],
    renames: [],
  };

  test('brings every value over unchanged', async (context) => {
    requireProgram(context, 'curl');
    const server = await recorder();
    const env = {
      PATH: process.env.PATH,
      THING_BASE_URL: server.address,
      THING_LOGIN_USERNAME: 'ada',
      THING_LOGIN_PASSWORD: 'x y',
      THING_KEY: 'k',
    };
    await run('sh', ['-c', `${curlSample(model, operation)} --silent --show-error`], { env });
    const { path, query, headers, body } = server.last();
    expect(decodeURIComponent(path)).toBe(`/things/${NASTY}`);
    expect(query).toEqual([
      ['a b', NASTY],
      ['list', '1|2'],
      ['deep[min]', '1'],
    ]);
    expect(headers.cookie).toBe(
      `note=${encodeURIComponent(NASTY).replaceAll("'", '%27').replaceAll('!', '%21')}; many=1; many=2`,
    );
    expect(headers['x-note']).toBe(`it's $HOME`);
    expect(headers.authorization).toBe(`Basic ${Buffer.from('ada:x y').toString('base64')}`);
    expect(JSON.parse(body)).toEqual({ [NASTY]: NASTY, at: '@file' });

    const keyed = { ...operation, security: { ...operation.security, alternatives: [['key']] } };
    await run('sh', ['-c', `${curlSample(model, keyed)} --silent --show-error`], { env });
    expect(server.last().query.at(-1)).toEqual(['api key', 'k']);
    await server.close();
  });
});

/** A description with an operation for each kind of body, and hardly an example. */
async function inputsOfBodies(): Promise<Inputs> {
  const cwd = await temporaryFolder();
  await writeFile(join(cwd, 'openapi.json'), JSON.stringify(BODIES));
  return prepare('openapi.json', cwd);
}

describe.each([...NAMES, 'bodies'] as const)('the TypeScript samples of the %s', (name) => {
  let folder: string;
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('compile against the generated client', async () => {
    const inputs = name === 'bodies' ? await inputsOfBodies() : await inputsOf(name);
    const model = withSamples(inputs.bundle.document, inputs.model);
    await mkdir(join(ROOT, 'build'), { recursive: true });
    folder = await mkdtemp(join(ROOT, 'build', 'samples-'));
    const rows = OUTPUTS.filter(({ files }) => files.includes('types.ts') || files.includes('client.ts'));
    const files: Record<string, string> = {};
    for (const [path, text] of Object.entries(await makeFiles(rows, inputs))) {
      files[`client/${path}`] = withHeader(path, text, model);
    }
    for (const operation of model.operations) {
      files[`${operation.id}.ts`] = typescriptSample(model, operation);
    }
    files['tsconfig.json'] = JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { paths: { [CLIENT_MODULES.package]: ['./client/client.ts'] } },
      include: ['*.ts'],
      exclude: [],
    });
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    expect(await compile()).toBe('');

    // The proof that the compiler reads what it should: a wrong value in a sample is an error in that sample.
    const [operation] = model.operations.filter((one) => parametersIn(one, 'path').length > 0);
    if (operation === undefined) return;
    const wrong = typescriptSample(model, operation).replace(/(client\.\w+\()'[^']*'/, '$1{}');
    await writeFile(join(folder, `${operation.id}.ts`), wrong);
    expect(await compile()).toContain(`${operation.id}.ts`);
  });

  /** Compiles with both versions of TypeScript that users have; what they say in one text. */
  async function compile(): Promise<string> {
    const said = ['typescript/bin/tsc', '@typescript/native/bin/tsc'].map((compiler) => {
      const flags = [join(ROOT, 'node_modules', compiler), '--noEmit', '-p', join(folder, 'tsconfig.json')];
      return run(process.execPath, flags, { cwd: folder }).then(
        ({ stdout }) => stdout,
        (error: { stdout: string; message: string }) => error.stdout || error.message,
      );
    });
    return (await Promise.all(said)).join('');
  }
});

test('bodies that are not JSON are shown as the client takes them, and as curl sends them', async () => {
  const inputs = await inputsOfBodies();
  const model = withSamples(inputs.bundle.document, inputs.model);
  const shown = (id: string) => {
    const operation = model.operations.find((one) => one.id === id) as OperationModel;
    return { typescript: typescriptSample(model, operation), curl: curlSample(model, operation) };
  };
  const upload = shown('upload');
  expect(upload.typescript).toContain(`photo: new Blob(['the bytes of photo']),`);
  expect(upload.typescript).toContain(`pages: [new Blob(['the bytes of pages'])],`);
  expect(upload.curl).toContain(`--form photo=@photo`);
  expect(shown('echoText').typescript).toMatch(/client\.echoText\('.*'\)/);
  expect(shown('putImage').typescript).toContain(`client.putImage(new Blob(['the bytes']))`);
  expect(shown('putImage').curl).toContain('--data-binary @body.bin');
  expect(shown('sendForm').typescript).toContain('name:');
  expect(shown('sendForm').curl).toContain(`--data-urlencode name=string`);
  expect(shown('sendForm').curl).toContain(`--data-urlencode 'address%5Bline%5D=string'`.replaceAll("'", ''));
  expect(upload.curl).toContain(`--form 'about="{\\"by\\":\\"string\\"}";type=application/json'`);
  expect(shown('sendLines').typescript).toMatch(/client\.sendLines\(\[/);
});
