import type { ClientEvidence } from '../../../conformance/model/requirement.ts';
import type { Reporter } from '../../../conformance/report/reporters.ts';
import { MATCHES_DESCRIPTION, readMatches } from '../../config/overlay-options.ts';
import {
  readAmount,
  readCalls,
  readHeader,
  readId,
  readJobs,
  readKey,
  readOneOf,
  readPart,
  readRate,
  readSeedNumber,
  readTextValue,
  readTimeout,
  readWholeNumber,
} from './read-values.ts';
import type { SettingRow } from './setting-row.ts';
import { TRAFFIC_SETTINGS } from './traffic-settings.ts';
import { WORKFLOW_SETTINGS } from './workflow-settings.ts';

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

const CLIENT_EVIDENCE = [
  'stated',
  'observed',
  'implied',
  'http',
  'safety',
  'advice',
] as const satisfies readonly ClientEvidence[];

export const KEY_VARIABLE = 'BANKING_API_KEY';

/** The commands that call a deployment of their own accord. */
const RUNS = ['conform', 'discover', 'mcp'] as const;

/** The one table of settings. Of each command it is the order of the help. */
export const SETTINGS = [
  ...TRAFFIC_SETTINGS,
  ...WORKFLOW_SETTINGS,
  {
    flag: '--base-url <url>',
    commands: RUNS,
    description:
      'URL of the deployment, including its path prefix if it has one (or set BANKING_BASE_URL); with --traffic, only calls below it are checked',
    variable: 'BANKING_BASE_URL',
    read: readTextValue,
    descriptions: {
      discover: 'URL of the deployment, including its path prefix if it has one (or set BANKING_BASE_URL)',
      mcp: 'URL of a deployment that may be checked; only this flag names one',
    },
    traits: ['of-deployment', 'of-recordings'],
  },
  {
    flag: '--sandbox',
    commands: ['conform', 'discover'],
    description: 'start the sandbox in this process and check it',
    descriptions: { discover: 'start the sandbox in this process and find out what it does' },
  },
  {
    flag: '--api-key <key>',
    commands: ['conform', 'discover'],
    description: `API key for the deployment (safer: set ${KEY_VARIABLE})`,
    variable: KEY_VARIABLE,
    read: readKey,
    traits: ['secret', 'of-deployment'],
  },
  {
    flag: '--person-id <id>',
    commands: ['conform', 'discover'],
    description: 'person on whose behalf calls are made (or set BANKING_PERSON_ID)',
    variable: 'BANKING_PERSON_ID',
    read: readId('per-'),
    traits: ['secret', 'of-deployment'],
  },
  {
    flag: '--program-id <id>',
    commands: RUNS,
    description: 'program to retrieve (or set BANKING_PROGRAM_ID)',
    variable: 'BANKING_PROGRAM_ID',
    read: readId('prg-'),
    traits: ['of-deployment'],
  },
  {
    flag: '--business-id <id>',
    commands: RUNS,
    description: 'business to create an account for (or set BANKING_BUSINESS_ID)',
    variable: 'BANKING_BUSINESS_ID',
    read: readId('bus-'),
    traits: ['of-deployment'],
  },
  {
    flag: '--check-transfer-id <id>',
    commands: RUNS,
    description: 'a sent check whose descriptive fields may be updated (or set BANKING_CHECK_TRANSFER_ID)',
    variable: 'BANKING_CHECK_TRANSFER_ID',
    read: readId('tra-'),
    traits: ['of-deployment'],
  },
  {
    flag: '--account-id <id>',
    commands: RUNS,
    description: 'an existing test account, for runs that cannot open one',
    read: readId('acc-'),
    traits: ['of-deployment'],
  },
  {
    flag: '--contact-id <id>',
    commands: RUNS,
    description: 'a contact of --account-id, from which money is pulled into that account',
    read: readId('con-'),
    traits: ['of-deployment'],
  },
  {
    flag: '--only <ids>',
    commands: [...RUNS, 'proxy'],
    description: 'check only these requirements, operations or sections (2.6); separated by commas',
    many: 'list',
    read: readTextValue,
    descriptions: {
      discover: 'probe only these entries of the list of what is not shown; separated by commas',
    },
    traits: ['of-recordings'],
  },
  {
    flag: '--only <ids>',
    commands: ['judge-client'],
    description: 'check only these requirements or areas (retries); separated by commas',
    many: 'list',
  },
  {
    flag: '--skip <ids>',
    commands: [...RUNS, 'proxy'],
    description: 'skip these; a skipped operation is not called',
    many: 'list',
    read: readTextValue,
    descriptions: { discover: 'operations that are not called; separated by commas', proxy: 'skip these' },
    traits: ['of-recordings'],
  },
  { flag: '--skip <ids>', commands: ['judge-client'], description: 'skip these', many: 'list' },
  {
    flag: '--evidence <level>',
    commands: ['conform', 'mcp', 'proxy'],
    description: 'weakest evidence that fails the run: stated, observed or implied (default: implied)',
    read: readOneOf(['stated', 'observed', 'implied']),
    traits: ['of-recordings'],
  },
  {
    flag: '--evidence <level>',
    commands: ['judge-client'],
    description: `weakest evidence that fails the run: ${CLIENT_EVIDENCE.join(', ')} (default: safety)`,
    read: readOneOf(CLIENT_EVIDENCE),
  },
  {
    flag: '--profile <name>',
    commands: ['conform', 'mcp', 'proxy'],
    description: 'full, or schema: response schemas only, for stateless mocks (default: full)',
    read: readOneOf(['full', 'schema']),
    traits: ['of-recordings'],
  },
  {
    flag: '--waivers <file>',
    commands: ['conform', 'proxy', 'judge-client'],
    description:
      'file of accepted violations, each with a reason and an expiry date; a stale one fails the run',
    read: readTextValue,
    traits: ['path', 'of-recordings'],
  },
  {
    flag: '--baseline <file>',
    commands: ['conform'],
    description: 'conformance.json of an earlier run; only violations that are not in it fail the run',
    read: readTextValue,
    traits: ['path', 'of-recordings'],
  },
  { flag: '--read-only', commands: RUNS, description: 'send only GET requests' },
  {
    flag: '--allow-writes',
    commands: RUNS,
    description: 'allow writes to a host other than this machine; requires --confirm-host',
    traits: ['of-deployment'],
  },
  {
    flag: '--allow-money',
    commands: RUNS,
    description: 'allow the ACH pull on a host other than this machine',
    traits: ['of-deployment'],
  },
  {
    flag: '--confirm-host <host>',
    commands: RUNS,
    description: 'repeat the host of --base-url, with its port if it has one',
    read: readTextValue,
    traits: ['of-deployment'],
  },
  {
    flag: '--max-amount <amount>',
    commands: RUNS,
    description: 'largest amount of any transfer (default: 5.00)',
    read: readAmount,
  },
  {
    flag: '--thorough',
    commands: ['conform', 'mcp'],
    description:
      'make more calls, each for one more question: two accounts, unusual texts, partial and concurrent updates; the deployment may refuse each',
  },
  {
    flag: '--max-calls <number>',
    commands: ['conform', 'mcp'],
    description:
      'maximum number of calls of a run with --thorough; the least important questions are left out',
    read: readCalls,
  },
  {
    flag: '--timeout <ms>',
    commands: [...RUNS, 'judge-client'],
    description: 'time limit of one call in milliseconds (default: 30000)',
    read: readTimeout,
    descriptions: { 'judge-client': 'time limit of one run in milliseconds (default: 30000)' },
  },
  {
    flag: '--jobs <number>',
    commands: ['judge-client'],
    description: 'runs at the same time (default: as many as there are processors)',
    read: readJobs,
  },
  {
    flag: '--rate <n/s>',
    commands: RUNS,
    description: 'maximum calls per second (default: no limit)',
    read: readRate,
  },
  {
    flag: '--seed <number>',
    commands: RUNS,
    description: 'seed of the generated data (default: random)',
    read: readSeedNumber,
  },
  {
    flag: '--data <file>',
    commands: RUNS,
    description:
      'file of values that this deployment accepts, such as routing numbers, phones and merchants; with --workflow, of inputs (YAML or JSON)',
    descriptions: { discover: 'file of values that this deployment accepts (YAML or JSON)' },
    read: readTextValue,
    traits: ['path'],
  },
  {
    flag: '--header <header>',
    commands: ['conform', 'discover'],
    description: "'Name: value', sent with every call and never printed; repeatable",
    many: 'pairs',
    read: (text) => readHeader(text),
    traits: ['secret'],
  },
  {
    flag: '--token-command <command>',
    commands: ['conform', 'discover'],
    description:
      "command that prints a token ('Authorization: Bearer ...' is sent), a header or OAuth's JSON; run before the first call, and again " +
      'on a 401 before the first write (or set BANKING_TOKEN_COMMAND)',
    variable: 'BANKING_TOKEN_COMMAND',
    read: readTextValue,
    traits: ['secret', 'of-deployment'],
  },
  {
    flag: '--client-cert <file>',
    commands: [...RUNS, 'proxy'],
    description:
      'client certificate: PEM, or PKCS#12 with its key (or set BANKING_CLIENT_CERT); a passphrase comes from BANKING_CLIENT_KEY_PASSPHRASE',
    variable: 'BANKING_CLIENT_CERT',
    read: readTextValue,
    traits: ['path', 'of-deployment'],
  },
  {
    flag: '--client-key <file>',
    commands: [...RUNS, 'proxy'],
    description: 'its key in PEM, if it is not in the same file (or set BANKING_CLIENT_KEY)',
    variable: 'BANKING_CLIENT_KEY',
    read: readTextValue,
    traits: ['path', 'of-deployment'],
  },
  {
    flag: '--ca <file>',
    commands: [...RUNS, 'proxy'],
    description: 'trust these authorities instead of those of Node.js (or set BANKING_CA)',
    variable: 'BANKING_CA',
    read: readTextValue,
    traits: ['path', 'of-deployment'],
  },
  {
    flag: '--proxy-url <url>',
    commands: ['conform', 'discover'],
    description: 'HTTP proxy for all calls, by CONNECT (or set BANKING_PROXY_URL)',
    variable: 'BANKING_PROXY_URL',
    read: readTextValue,
    traits: ['secret', 'of-deployment'],
  },
  {
    flag: '--report-dir <dir>',
    commands: ['conform', 'mcp', 'proxy', 'report', 'judge-client'],
    description: 'folder for the reports (default: conformance-report)',
    read: readTextValue,
    descriptions: { 'judge-client': 'folder for the reports (default: client-report)' },
    traits: ['path', 'of-recordings'],
  },
  {
    flag: '--reporter <names>',
    commands: ['conform', 'proxy', 'report', 'judge-client'],
    description: `${REPORTER_NAMES.join(', ')}; separated by commas (default: console,json,html)`,
    many: 'list',
    read: readOneOf(REPORTER_NAMES),
    traits: ['of-recordings'],
  },
  {
    flag: '--plan',
    commands: ['conform', 'discover', 'judge-client'],
    description: 'print every request that would be sent, without sending any',
    descriptions: {
      discover: 'print what would be probed, without sending anything',
      'judge-client': 'print every run with its faults, without starting the command',
    },
  },
  {
    flag: '--list',
    commands: ['conform', 'judge-client'],
    description: 'print the requirements with evidence and section',
  },
  {
    flag: '--repeat <times>',
    commands: ['discover'],
    description: 'how often a refusal must be seen (default: 2)',
    read: readWholeNumber('--repeat', 2, 20),
  },
  {
    flag: '--max-calls <number>',
    commands: ['discover'],
    description: 'stop after so many calls (default: 1500)',
    read: readWholeNumber('--max-calls', 1, 100_000),
  },
  {
    flag: '--overlay <file>',
    commands: ['conform', 'mcp', 'proxy'],
    description:
      'also check what an OpenAPI Overlay says about the deployment where the source is silent; repeatable',
    many: 'repeated',
    read: readTextValue,
    traits: ['path', 'of-recordings'],
  },
  {
    flag: '--overlay-matches <one|some|any>',
    commands: ['conform', 'mcp', 'proxy'],
    description: MATCHES_DESCRIPTION,
    parse: readMatches,
    read: readOneOf(['one', 'some', 'any']),
    traits: ['of-recordings'],
  },
  {
    flag: '--config <file>',
    commands: ['conform'],
    description: 'YAML file with any of the above settings, named like the flags without dashes',
    traits: ['path', 'flag-only', 'of-recordings'],
  },
  {
    flag: '--traffic <files...>',
    commands: ['conform'],
    description: 'check recorded calls (HAR or NDJSON, or those of nats://...); nothing is sent',
    many: 'repeated',
    traits: ['flag-only', 'of-recordings'],
  },
  {
    flag: '--part <number/parts>',
    commands: ['conform'],
    description:
      'with --traffic: check one part of the recording, such as 3/8; `report merge` combines the reports',
    read: readPart,
    traits: ['flag-only', 'of-recordings'],
  },
  {
    flag: '--complete',
    commands: ['conform'],
    description:
      'with --traffic: only calls of the recording changed records, so every difference from an earlier response counts',
    traits: ['flag-only', 'of-recordings'],
  },
] as const satisfies readonly SettingRow[];
