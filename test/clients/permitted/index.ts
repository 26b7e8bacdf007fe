import { behindFetch } from './behind-fetch.ts';
import type { PermittedClient } from './permitted-client.ts';
import { scripts } from './scripts.ts';

export const permittedClients: readonly PermittedClient[] = [...behindFetch, ...scripts];
