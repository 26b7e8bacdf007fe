import { alertmanager } from './alertmanager.ts';
import { azurite } from './azurite.ts';
import { docker } from './docker.ts';
import { etcd } from './etcd.ts';
import { jupyter } from './jupyter.ts';
import { jupyterhub } from './jupyterhub.ts';
import { netdata } from './netdata.ts';
import { pdns } from './pdns.ts';
import { radicale } from './radicale.ts';
import type { RealServer } from './real-server.ts';
import { registry } from './registry.ts';

/** The servers by the names of their recordings and descriptions in `test/fixtures/servers/`. */
export const servers: Readonly<Record<string, RealServer>> = {
  alertmanager,
  pdns,
  jupyter,
  docker,
  netdata,
  azurite,
  registry,
  radicale,
  etcd,
  jupyterhub,
};
