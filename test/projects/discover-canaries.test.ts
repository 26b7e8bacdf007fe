/** A deployment that puts secrets wherever it can: none is in the overlay, in the journal, in what is printed, or in reports of a run that is held to the overlay. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { REPORTERS } from '../../conformance/report/reporters.ts';
import { isObject, type Json } from '../../lib/json.ts';
import type { BankToDiscover } from '../conformance/discover/discover-bank.ts';
import { serveBank } from '../conformance/discover/served-bank.ts';
import { run, temporaryFolder } from '../scripts/pipeline/command-line.ts';
import { everything, leaksIn, SECRETS } from './canaries.ts';

const { key, person, token, cookie, password, name, city, street, mail, phone, account, tenant } = SECRETS;
const basic = Buffer.from(`${name}:${password}`).toString('base64');

const HEADERS = {
  'set-cookie': `s=${cookie}`,
  [`x-${tenant}`]: token,
  'x-request-id': key,
  'www-authenticate': `Basic realm="${tenant}"`,
  location: `https://${tenant}.test/${token}?token=${token}`,
};

/** Bodies of errors, one after the other. Those with the same names are of one kind. */
const ERRORS: readonly { readonly type: string; readonly body: string }[] = [
  {
    type: 'application/problem+json',
    body: JSON.stringify({
      title: name,
      detail: `${name}, ${street}`,
      code: token,
      errors: [{ pointer: key, detail: city }],
    }),
  },
  {
    type: `application/vnd.${token}+json; p=${token}`,
    body: JSON.stringify({
      title: tenant,
      code: password,
      [token]: account,
      [mail]: { [phone]: street },
      errors: [city, account],
    }),
  },
  { type: `application/vnd.bank+json; charset=${token}`, body: JSON.stringify({ title: token }) },
  { type: 'text/plain', body: `${key} ${name} of ${city} ${mail} ${phone}` },
  { type: 'application/json', body: JSON.stringify([token, { [name]: account }]) },
  { type: 'application/json', body: JSON.stringify(Buffer.from(token).toString('base64')) },
];

/** Only a bank knows these, in fields that are described and in others. */
const withSecrets = (body: { readonly [name: string]: Json }, count: number): Json => ({
  ...body,
  [name]: token,
  [`${token}_id`]: account,
  network: [name, token, tenant, account][count % 4] as string,
  encoded: Buffer.from(`${street} ${token}`).toString('base64'),
  ...(Object.hasOwn(body, 'metadata') &&
    body.metadata === null && { metadata: { [name]: token, [mail]: phone, level: city } }),
});

/** Accepts only the planted key and person. */
const hostile: BankToDiscover = {
  around: (next, { seed }) => {
    let count = 0;
    return async (request) => {
      const headers = new Headers(request.headers);
      const exchange = (header: string, planted: string, own = '') => {
        if (headers.has(header)) headers.set(header, headers.get(header) === planted ? own : 'unknown');
      };
      exchange('sd-api-key', key, seed.apiKey);
      exchange('sd-person-id', person, seed.personId);
      const body = request.method === 'GET' ? {} : { body: await request.text() };
      const response = await next(new Request(request.url, { method: request.method, headers, ...body }));
      count += 1;
      const { status } = response;
      if (status >= 400) {
        const { type, body: text } = ERRORS[count % ERRORS.length] as (typeof ERRORS)[number];
        return new Response(text, { status, headers: { ...HEADERS, 'content-type': type } });
      }
      const record = (await response.json()) as Json;
      return Response.json(isObject(record) ? withSecrets(record, count) : record, {
        status,
        headers: HEADERS,
      });
    };
  },
};

test('no planted value is in anything that discover writes, or that its overlay leads to', async () => {
  const bank = await serveBank([hostile]);
  onTestFinished(() => bank.close());
  const folder = await temporaryFolder();
  const flags = [
    ...bank.flags.map((flag) => (flag === bank.seed.personId ? person : flag)),
    ...['--header', `x-trace: ${token}`, '--header', `x-gateway: Basic ${basic}`],
  ];
  const env = { BANKING_API_KEY: key };
  const discovered = await run(['discover', ...flags, '--out', 'overlay.yaml'], folder, env);
  expect(discovered).toMatchObject({ code: 0 });
  // The bank has shown the texts that are looked for.
  const overlay = await readFile(join(folder, 'overlay.yaml'), 'utf8');
  for (const words of ['DeploymentError', 'network', 'title', 'application/vnd.bank+json'])
    expect(overlay).toContain(words);
  const outputs = [everything(discovered, folder)];
  const held = [
    'conform',
    ...flags,
    '--overlay',
    'overlay.yaml',
    '--reporter',
    REPORTERS.join(','),
    '--seed',
    '3',
  ];
  for (const argv of [
    held,
    ['lint', '--overlay', 'overlay.yaml'],
    ['discover', ...flags, '--plan'],
    ['overlay', 'diff', 'overlay.yaml', 'overlay.yaml'],
  ])
    outputs.push(everything(await run(argv, folder, env), folder));
  expect(outputs.join('\n')).toContain('.deployment.');
  // Names of hosts and headers are shown.
  const hidden = Object.values(SECRETS).filter((one) => one !== tenant);
  expect(leaksIn(outputs.join('\n'), hidden)).toEqual([]);
}, 600_000);
