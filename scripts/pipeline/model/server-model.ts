import type { ServerModel } from '../../../templates/model.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { mapping } from './values.ts';

/** The first of some servers; `undefined` where none is described. */
export function serverModel(servers: unknown): ServerModel | undefined {
  const server: DocumentNode = Array.isArray(servers) ? mapping(servers[0]) : {};
  if (typeof server.url !== 'string') return undefined;
  const described = mapping(server.variables);
  const variables = [...new Set([...server.url.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name))].map(
    (name) => {
      const { default: initial, enum: values } = mapping(described[name]);
      return {
        name,
        initial: initial === undefined ? undefined : String(initial),
        values: Array.isArray(values) ? values.map(String) : [],
      };
    },
  );
  return { template: server.url, variables };
}

/**
 * The server's address with the defaults of its variables. `undefined` where a variable has none, and where one variable is the whole
 * address: its default is a placeholder that nobody should call.
 */
export function defaultAddress(server: ServerModel | undefined): string | undefined {
  if (server === undefined || /^\{[^{}]*\}\/?$/.test(server.template)) return undefined;
  const initial = new Map(server.variables.map((variable) => [variable.name, variable.initial]));
  const address = server.template.replace(/\{([^{}]+)\}/g, (all, name: string) => initial.get(name) ?? all);
  return address.includes('{') ? undefined : address.replace(/\/$/, '');
}
