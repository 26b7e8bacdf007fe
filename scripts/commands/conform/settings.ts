import type { Reporter } from '../../../conformance/report/reporters.ts';
import {
  readAmount,
  readHeader,
  readId,
  readKey,
  readOneOf,
  readRate,
  readSeed,
  readText,
  readTimeout,
} from './read-values.ts';
import type { Setting } from './setting.ts';

/** The suite's own list, in the words of the help: loading the suite for a `--help` would be slow. */
export const REPORTERS = [
  'console',
  'json',
  'junit',
  'html',
  'sarif',
  'har',
] as const satisfies readonly Reporter[];

/** All that may be said about a run, by flag, environment or file. Not given: undefined. */
export interface Settings {
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
  readonly readOnly?: boolean;
  readonly allowWrites?: boolean;
  readonly allowMoney?: boolean;
  readonly confirmHost?: string;
  readonly maxAmount?: string;
  readonly timeout?: number;
  readonly rate?: number;
  readonly seed?: number;
  readonly header?: Readonly<Record<string, string>>;
  /** Absolute path. */
  readonly reportDir?: string;
  readonly reporter?: readonly Reporter[];
  readonly plan?: boolean;
  readonly list?: boolean;
}

export const KEY_VARIABLE = 'BANKING_API_KEY';

/** The one table of settings, in the order of the help. */
export const SETTINGS: readonly Setting[] = [
  {
    name: 'base-url',
    takes: 'url',
    description: 'the deployment to judge, with its path prefix if it has one',
    read: readText,
  },
  { name: 'sandbox', description: 'start the sandbox in this process and judge that' },
  {
    name: 'api-key',
    takes: 'key',
    description: `key of the deployment (better: the variable ${KEY_VARIABLE})`,
    secret: true,
    variable: KEY_VARIABLE,
    read: readKey,
  },
  {
    name: 'person-id',
    takes: 'id',
    description: 'person in whose name calls are made (or the variable BANKING_PERSON_ID)',
    secret: true,
    variable: 'BANKING_PERSON_ID',
    read: readId('per-'),
  },
  { name: 'program-id', takes: 'id', description: 'program to look at', read: readId('prg-') },
  { name: 'business-id', takes: 'id', description: 'business to open an account for', read: readId('bus-') },
  {
    name: 'check-transfer-id',
    takes: 'id',
    description: 'a check sent, whose descriptive fields may be changed',
    read: readId('tra-'),
  },
  {
    name: 'account-id',
    takes: 'id',
    description: 'an account made for tests, where the run may open none itself',
    read: readId('acc-'),
  },
  {
    name: 'contact-id',
    takes: 'id',
    description: 'a contact of --account-id: money is then pulled from it to that account',
    read: readId('con-'),
  },
  {
    name: 'only',
    takes: 'ids',
    description: 'judge these alone: requirement ids, operation names, sections (2.6); with commas',
    many: 'list',
    read: readText,
  },
  {
    name: 'skip',
    takes: 'ids',
    description: 'leave these out; an operation that is named here is not called',
    many: 'list',
    read: readText,
  },
  {
    name: 'evidence',
    takes: 'level',
    description: 'lowest evidence that fails a run: stated, observed or implied (default: implied)',
    read: readOneOf(['stated', 'observed', 'implied']),
  },
  {
    name: 'profile',
    takes: 'name',
    description: 'full, or schema: the form of answers alone, for stateless mocks (default: full)',
    read: readOneOf(['full', 'schema']),
  },
  {
    name: 'waivers',
    takes: 'file',
    description: 'accepted violations, each with reason and expiry; one that no longer applies fails the run',
    path: true,
    read: readText,
  },
  { name: 'read-only', description: 'send nothing but GET' },
  { name: 'allow-writes', description: 'write to another host than this machine; takes --confirm-host too' },
  { name: 'allow-money', description: 'send the ACH pull to another host than this machine' },
  {
    name: 'confirm-host',
    takes: 'host',
    description: 'the host of --base-url once more, with its port if it has one',
    read: readText,
  },
  {
    name: 'max-amount',
    takes: 'amount',
    description: 'largest amount ever sent as a transfer (default: 5.00)',
    read: readAmount,
  },
  { name: 'timeout', takes: 'ms', description: 'for one call (default: 30000)', read: readTimeout },
  { name: 'rate', takes: 'n/s', description: 'calls per second at most (default: no limit)', read: readRate },
  {
    name: 'seed',
    takes: 'number',
    description: 'fixes the generated data (default: a random one)',
    read: readSeed,
  },
  {
    name: 'header',
    takes: 'header',
    description: "'Name: value', sent with every call and never shown; may be repeated",
    many: 'pairs',
    secret: true,
    read: readHeader,
  },
  {
    name: 'report-dir',
    takes: 'dir',
    description: 'folder of the reports (default: conformance-report)',
    path: true,
    read: readText,
  },
  {
    name: 'reporter',
    takes: 'names',
    description: `${REPORTERS.join(', ')}; with commas (default: console,json,html)`,
    many: 'list',
    read: readOneOf(REPORTERS),
  },
  { name: 'plan', description: 'print every request that would be sent, and send none' },
  { name: 'list', description: 'print the requirements, with evidence and section' },
];
