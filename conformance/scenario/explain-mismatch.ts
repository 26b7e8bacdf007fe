import type { OperationId } from '../../generated/operations.ts';
import { parameters, requestBodies, type Validator } from '../../generated/validators.ts';
import type { StepCall } from './step.ts';

/**
 * Says why a call does not match the description, without its values; `undefined` when it does. Malformed identifiers from the deployment can cause
 * this.
 */
export function explainMismatch(
  operation: OperationId,
  { pathParameters = {}, body }: StepCall,
): string | undefined {
  const validators: (readonly [string, Validator<unknown> | undefined, unknown])[] = [
    ['the path', parameters[operation], { path: pathParameters }],
    ['the body', (requestBodies as Partial<Record<OperationId, Validator<unknown>>>)[operation], body],
  ];
  for (const [part, validate, data] of validators) {
    if (validate === undefined || validate(data)) continue;
    const { instancePath = '', message = 'does not match' } = validate.errors?.[0] ?? {};
    return `${part} does not match the description: ${instancePath === '' ? 'it' : instancePath} ${message}`;
  }
  return undefined;
}
