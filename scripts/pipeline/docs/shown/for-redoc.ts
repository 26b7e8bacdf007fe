import { isObject } from '../../../../lib/json.ts';
import { isForReaders } from '../../bundle/publish/publish.ts';
import type { DocumentNode } from '../../document/document-node.ts';
import { mapping } from '../../model/values.ts';
import { withListedSchemas } from './listed-schemas.ts';
import { withMenuGroups } from './menu-groups.ts';
import { withPlainScalars } from './plain-scalars.ts';
import { withoutRequiredInResponses } from './response-schemas.ts';
import { mapOperations, withUnknownBodies } from './responses.ts';

/**
 * Returns the document for Redoc, where Redoc would read the one of the readers otherwise than it is meant. No other tool sees it.
 *
 * @param document with notes, samples and pages
 */
export function forRedoc(document: DocumentNode): DocumentNode {
  const forReaders = isForReaders(document);
  const plain = forReaders ? withoutLicense(withPlainScalars(document)) : document;
  const listed = withListedSchemas(withoutRequiredInResponses(plain));
  return withMenuGroups(withoutOpenServers(withoutOptionalSecurity(withUnknownBodies(listed))));
}

/** The license of a description that was written from a document about a service is not that of the service. */
function withoutLicense(document: DocumentNode): DocumentNode {
  const { license: _, ...info } = mapping(document.info);
  return { ...document, info };
}

/** Redoc drops the alternative of sending no credential, so that the others look mandatory. The description of the operation has them all. */
function withoutOptionalSecurity(document: DocumentNode): DocumentNode {
  return mapOperations(document, (operation) => {
    const sets = operation.security ?? document.security;
    const isOptional =
      Array.isArray(sets) && sets.some((set) => isObject(set) && Object.keys(set).length === 0);
    return isOptional ? { ...operation, security: [] } : operation;
  });
}

/** Redoc takes an address that begins with a variable or a path for one on the host of the page itself. The start has it as it is. */
function withoutOpenServers(document: DocumentNode): DocumentNode {
  const absolute = (node: Record<string, unknown>) => {
    if (!Array.isArray(node.servers)) return node;
    const servers = node.servers.filter((server) =>
      /^[a-z][a-z\d+.-]*:\/\//i.test(String(mapping(server).url)),
    );
    return { ...node, servers };
  };
  return absolute(mapOperations(document, absolute));
}
