import { readHost, readPort } from '../../cli/ports.ts';
import {
  readDuration,
  readHostName,
  readProxyTarget,
  readRecordingFormat,
  readTextValue,
} from './read-values.ts';
import type { SettingRow } from './setting-row.ts';

/** The part of the table that `conform` does not have: passing traffic on, writing files of it, another description. */
export const TRAFFIC_SETTINGS = [
  {
    flag: '--spec <file>',
    commands: ['conform', 'mcp', 'proxy', 'record'],
    description:
      'with --traffic or --workflow: file with the description of another API (Swagger 2.0, OpenAPI 3.0 to 3.2); URLs are never fetched',
    descriptions: {
      proxy:
        'file with the description of another API (Swagger 2.0, OpenAPI 3.0 to 3.2); URLs are never fetched',
      record:
        'file with the description of another API (Swagger 2.0, OpenAPI 3.0 to 3.2), whose words are not replaced; URLs are never fetched',
      mcp: 'root file of another description, to be searched and compared, and to check recordings by; URLs are never fetched',
    },
    read: readTextValue,
    traits: ['path', 'of-recordings'],
  },
  {
    flag: '--assert-formats',
    commands: ['conform', 'proxy'],
    description: 'with --spec: also check formats such as date-time and uuid',
    traits: ['flag-only', 'of-recordings'],
  },
  {
    flag: '--requirements <folder>',
    commands: ['conform', 'proxy'],
    description:
      'with --spec: folder of requirements about behavior (default: requirements/ next to the description)',
    read: readTextValue,
    traits: ['path', 'flag-only', 'of-recordings'],
  },
  {
    flag: '--target <url>',
    commands: ['proxy'],
    description: 'scheme, host and port of the deployment',
    parse: readProxyTarget,
  },
  {
    flag: '--port <number>',
    commands: ['proxy'],
    description: 'port to listen on; 0 for any free port',
    default: 4030,
    parse: readPort('--port'),
  },
  {
    flag: '--host <address>',
    commands: ['proxy'],
    description: 'address to listen on',
    default: '127.0.0.1',
    parse: readHost,
  },
  {
    flag: '--allow-host <name>',
    commands: ['proxy'],
    description:
      'a further name or address that the Host of requests may have, besides loopback names and the value of --host; repeatable',
    many: 'repeated',
    read: readHostName,
  },
  {
    flag: '--keep-host',
    commands: ['proxy'],
    description: "pass on the client's Host instead of the target's",
  },
  {
    flag: '--in <file>',
    commands: ['record'],
    description: 'HAR or NDJSON file to read; - is standard input; repeatable',
    many: 'repeated',
  },
  {
    flag: '--out <file>',
    commands: ['discover', 'record'],
    description: 'file to write; HAR if its name ends in .har, else NDJSON',
    descriptions: { discover: 'file to write (default: overlay.yaml)' },
    traits: ['path'],
  },
  {
    flag: '--record <file>',
    commands: ['proxy'],
    description: 'write calls to this file, without secrets: HAR if it ends in .har, else NDJSON',
    traits: ['path'],
  },
  {
    flag: '--publish <url>',
    commands: ['proxy'],
    description:
      'publish calls, without secrets, to NATS JetStream (nats://host:4222/name) instead of checking them here; `conform --traffic` with the same address checks them',
    read: readTextValue,
  },
  {
    flag: '--group <name>',
    commands: ['conform', 'report'],
    description:
      'with --traffic nats://...: name of the workers that share the calls; `report merge` with the same group combines their verdicts',
    descriptions: { report: 'with nats://...: the group of workers whose verdicts are combined' },
    read: readTextValue,
    traits: ['flag-only', 'of-recordings'],
  },
  {
    flag: '--format <format>',
    commands: ['record'],
    description: 'har or ndjson, regardless of the file name',
    parse: readRecordingFormat,
  },
  {
    flag: '--force',
    commands: ['proxy', 'record'],
    description: 'replace the file if it exists',
    descriptions: { proxy: 'replace the file of --record if it exists' },
  },
  {
    flag: '--for <time>',
    commands: ['proxy'],
    description: 'stop after this time: 90s, 10m, 2h',
    parse: readDuration,
  },
] as const satisfies readonly SettingRow[];
