import { upperFirst } from '../../../lib/case.ts';
import { isMethod } from '../../../lib/http-methods.ts';
import { step } from '../../../lib/json-pointer.ts';
import type { OperationModel, SecurityModel } from '../../../templates/model.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow } from '../document/refs.ts';
import { CALLBACK } from './callbacks.ts';
import { toIdentifier } from './identifiers.ts';
import { unlike } from './naming.ts';
import { operationModel } from './operation-model.ts';
import type { NamedDocument } from './type-names.ts';
import { mapping, quoted, trimmedText } from './values.ts';

/**
 * The webhooks as operations of whoever receives them: `newPet` is `newPetWebhook`, on the path `/newPet`. Callbacks are among them,
 * called `onShippedCallback`.
 *
 * @param taken names of operations
 */
export function webhookModels(
  named: NamedDocument,
  securityOf: (operation: DocumentNode) => SecurityModel,
  taken: readonly string[],
): OperationModel[] {
  const { document } = named;
  const names = new Set(taken);
  return Object.entries(mapping(document.webhooks)).flatMap(([name, node]) => {
    const item = follow(document, node, step('#/webhooks', name));
    const methods = Object.keys(item.node).filter((key) => isMethod(key) && key !== 'trace');
    return methods.map((method) => {
      const described = mapping(item.node[method]);
      const suffix = item.node[CALLBACK] === true ? 'Callback' : 'Webhook';
      const given = trimmedText(described.operationId) || trimmedText(described[CALLBACK]) || name;
      const base = toIdentifier(given).replace(new RegExp(`(.)${suffix}$`), '$1');
      const operationId = unlike(`${base}${suffix}`, names);
      names.add(operationId);
      const operation = { ...described, operationId };
      const root = `webhooks[${quoted(name)}]['${method}']`;
      const security = securityOf(operation);
      const model = operationModel(named, { path: `/${name}`, method, operation, item, security, root });
      return { ...model, typeName: upperFirst(operationId) };
    });
  });
}
