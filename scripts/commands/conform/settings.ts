import type { Reporter } from '../../../conformance/report/reporters.ts';
import {
  readAmount,
  readCalls,
  readHeader,
  readId,
  readKey,
  readOneOf,
  readRate,
  readSeedNumber,
  readTextValue,
  readTimeout,
} from './read-values.ts';
import type { Setting } from './setting.ts';

/** Written out, because loading the suite's list for `--help` would be slow; `satisfies` checks it. */
export const REPORTER_NAMES = [
  'console',
  'json',
  'junit',
  'html',
  'sarif',
  'har',
  'markdown',
  'github',
  'gitlab',
] as const satisfies readonly Reporter[];

/** The settings of a run, from flags, environment and file. Unset ones are undefined. */
export interface ConformSettings {
  readonly baseUrl?: string;
  readonly sandbox?: boolean;
  readonly apiKey?: string;
  readonly personId?: string;
  readonly programId?: string;
  readonly businessId?: string;
  readonly checkTransferId?: string;
  readonly accountId?: string;
  readonly contactId?: string;
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly evidence?: 'stated' | 'observed' | 'implied';
  readonly profile?: 'full' | 'schema';
  /** Absolute path. */
  readonly waivers?: string;
  /** Absolute path. */
  readonly baseline?: string;
  readonly readOnly?: boolean;
  readonly allowWrites?: boolean;
  readonly allowMoney?: boolean;
  readonly confirmHost?: string;
  readonly maxAmount?: string;
  readonly thorough?: boolean;
  readonly maxCalls?: number;
  readonly timeout?: number;
  readonly rate?: number;
  readonly seed?: number;
  /** Absolute path. */
  readonly data?: string;
  readonly header?: Readonly<Record<string, string>>;
  readonly tokenCommand?: string;
  /** Path; from the environment, it starts from the working directory. */
  readonly clientCert?: string;
  readonly clientKey?: string;
  readonly ca?: string;
  readonly proxyUrl?: string;
  /** Absolute path. */
  readonly reportDir?: string;
  readonly reporter?: readonly Reporter[];
  readonly plan?: boolean;
  readonly list?: boolean;
}

export const KEY_VARIABLE = 'BANKING_API_KEY';

/** Settings that say what the verdict rests on, and how it is reported. */
export const OF_VERDICT: readonly string[] = [
  'evidence',
  'profile',
  'waivers',
  'baseline',
  'report-dir',
  'reporter',
];

/** The one table of settings, in the order of the help. */
export const SETTINGS: readonly Setting[] = [
  {
    name: 'base-url',
    takes: 'url',
    description:
      'URL of the deployment, including its path prefix if it has one (or set BANKING_BASE_URL); with --traffic, only calls below it are judged',
    variable: 'BANKING_BASE_URL',
    read: readTextValue,
  },
  { name: 'sandbox', description: 'start the sandbox in this process and check that' },
  {
    name: 'api-key',
    takes: 'key',
    description: `API key for the deployment (safer: set ${KEY_VARIABLE})`,
    secret: true,
    variable: KEY_VARIABLE,
    read: readKey,
  },
  {
    name: 'person-id',
    takes: 'id',
    description: 'person on whose behalf calls are made (or set BANKING_PERSON_ID)',
    secret: true,
    variable: 'BANKING_PERSON_ID',
    read: readId('per-'),
  },
  {
    name: 'program-id',
    takes: 'id',
    description: 'program to retrieve (or set BANKING_PROGRAM_ID)',
    variable: 'BANKING_PROGRAM_ID',
    read: readId('prg-'),
  },
  {
    name: 'business-id',
    takes: 'id',
    description: 'business to create an account for (or set BANKING_BUSINESS_ID)',
    variable: 'BANKING_BUSINESS_ID',
    read: readId('bus-'),
  },
  {
    name: 'check-transfer-id',
    takes: 'id',
    description: 'a sent check whose descriptive fields may be updated (or set BANKING_CHECK_TRANSFER_ID)',
    variable: 'BANKING_CHECK_TRANSFER_ID',
    read: readId('tra-'),
  },
  {
    name: 'account-id',
    takes: 'id',
    description: 'an existing test account, for runs that cannot open one',
    read: readId('acc-'),
  },
  {
    name: 'contact-id',
    takes: 'id',
    description: 'a contact of --account-id, from which money is pulled into that account',
    read: readId('con-'),
  },
  {
    name: 'only',
    takes: 'ids',
    description: 'check only these requirement ids, operations or sections (2.6); separated by commas',
    many: 'list',
    read: readTextValue,
  },
  {
    name: 'skip',
    takes: 'ids',
    description: 'skip these; a skipped operation is not called',
    many: 'list',
    read: readTextValue,
  },
  {
    name: 'evidence',
    takes: 'level',
    description: 'weakest evidence that fails the run: stated, observed or implied (default: implied)',
    read: readOneOf(['stated', 'observed', 'implied']),
  },
  {
    name: 'profile',
    takes: 'name',
    description: 'full, or schema: response schemas only, for stateless mocks (default: full)',
    read: readOneOf(['full', 'schema']),
  },
  {
    name: 'waivers',
    takes: 'file',
    description:
      'file of accepted violations, each with a reason and an expiry date; a stale one fails the run',
    path: true,
    read: readTextValue,
  },
  {
    name: 'baseline',
    takes: 'file',
    description: 'conformance.json of an earlier run; only violations that it does not have fail the run',
    path: true,
    read: readTextValue,
  },
  { name: 'read-only', description: 'send only GET requests' },
  {
    name: 'allow-writes',
    description: 'allow writes to a host other than this machine; requires --confirm-host',
  },
  { name: 'allow-money', description: 'allow the ACH pull on a host other than this machine' },
  {
    name: 'confirm-host',
    takes: 'host',
    description: 'repeat the host of --base-url, with its port if it has one',
    read: readTextValue,
  },
  {
    name: 'max-amount',
    takes: 'amount',
    description: 'largest amount of any transfer (default: 5.00)',
    read: readAmount,
  },
  {
    name: 'thorough',
    description:
      'ask more: two accounts, unusual texts, partial and concurrent updates; each of these calls may be refused',
  },
  {
    name: 'max-calls',
    takes: 'number',
    description:
      'maximum number of calls of a run with --thorough; the least important questions are left out',
    read: readCalls,
  },
  {
    name: 'timeout',
    takes: 'ms',
    description: 'time limit of one call in milliseconds (default: 30000)',
    read: readTimeout,
  },
  { name: 'rate', takes: 'n/s', description: 'maximum calls per second (default: no limit)', read: readRate },
  {
    name: 'seed',
    takes: 'number',
    description: 'seed of the generated data (default: random)',
    read: readSeedNumber,
  },
  {
    name: 'data',
    takes: 'file',
    description:
      'YAML or JSON file of values that this deployment accepts (routing numbers, BICs, phones, domains, account types, merchants and others), sent ' +
      'instead of generated ones',
    path: true,
    read: readTextValue,
  },
  {
    name: 'header',
    takes: 'header',
    description: "'Name: value', sent with every call and never printed; repeatable",
    many: 'pairs',
    secret: true,
    read: (text) => readHeader(text),
  },
  {
    name: 'token-command',
    takes: 'command',
    description:
      "command that prints a token ('Authorization: Bearer ...' is sent), a header or OAuth's JSON; run before the first call, and again " +
      'on a 401 before the first write (or set BANKING_TOKEN_COMMAND)',
    secret: true,
    variable: 'BANKING_TOKEN_COMMAND',
    read: readTextValue,
  },
  {
    name: 'client-cert',
    takes: 'file',
    description:
      'client certificate: PEM, or PKCS#12 with its key (or set BANKING_CLIENT_CERT); a passphrase comes from BANKING_CLIENT_KEY_PASSPHRASE',
    path: true,
    variable: 'BANKING_CLIENT_CERT',
    read: readTextValue,
  },
  {
    name: 'client-key',
    takes: 'file',
    description: 'its key in PEM, if it is not in the same file (or set BANKING_CLIENT_KEY)',
    path: true,
    variable: 'BANKING_CLIENT_KEY',
    read: readTextValue,
  },
  {
    name: 'ca',
    takes: 'file',
    description: 'trust these authorities instead of those of Node.js (or set BANKING_CA)',
    path: true,
    variable: 'BANKING_CA',
    read: readTextValue,
  },
  {
    name: 'proxy-url',
    takes: 'url',
    description: 'HTTP proxy for all calls, by CONNECT (or set BANKING_PROXY_URL)',
    secret: true,
    variable: 'BANKING_PROXY_URL',
    read: readTextValue,
  },
  {
    name: 'report-dir',
    takes: 'dir',
    description: 'folder for the reports (default: conformance-report)',
    path: true,
    read: readTextValue,
  },
  {
    name: 'reporter',
    takes: 'names',
    description: `${REPORTER_NAMES.join(', ')}; separated by commas (default: console,json,html)`,
    many: 'list',
    read: readOneOf(REPORTER_NAMES),
  },
  { name: 'plan', description: 'print every request that would be sent, without sending any' },
  { name: 'list', description: 'print the requirements with evidence and section' },
];
