import { alertmanager } from './alertmanager.ts';
import { docker } from './docker.ts';
import { jupyter } from './jupyter.ts';
import { netdata } from './netdata.ts';
import { pdns } from './pdns.ts';
import type { RealServer } from './real-server.ts';

/** The servers by the names of their recordings and descriptions in `test/fixtures/servers/`. */
export const servers: Readonly<Record<string, RealServer>> = { alertmanager, pdns, jupyter, docker, netdata };
