import { constantCase } from '../../lib/case.ts';
import type { ApiModel, CredentialModel, OperationModel, ParameterModel, ValueShape } from '../model.ts';

/**
 * The environment variable that a sample takes a value from: first word of the title, then the name.
 * `Banking Platform API` and `apiKey` make `BANKING_API_KEY`.
 */
export function environmentName(model: ApiModel, name: string): string {
  const [first = 'API'] = model.title.split(/[^A-Za-z0-9]+/).filter((word) => /^[A-Za-z]/.test(word));
  return constantCase(`${first}_${name}`);
}

/** The preferred alternative; every credential when the description says nothing, since the client sends what it has. */
export function credentialsOf(model: ApiModel, operation: OperationModel): CredentialModel[] {
  const { security } = operation;
  if (security.kind === 'none') return [];
  if (security.kind === 'open') return [...model.credentials];
  const preferred = security.alternatives.find((names) => names.length > 0) ?? [];
  return model.credentials.filter((credential) => preferred.includes(credential.name));
}

/** A sentence for above the call where its credentials are the sample's guess, so that nobody takes them for a fact. */
export function credentialRemark(model: ApiModel, operation: OperationModel): string | undefined {
  return operation.security.kind === 'open' && model.credentials.length > 0
    ? 'Which credentials this call takes is not shown.'
    : undefined;
}

/** Required parameters, and optional ones that the description gives an example for. */
export function sampledParameters(parameters: readonly ParameterModel[]): ParameterModel[] {
  return parameters.filter((parameter) => parameter.required || parameter.example !== undefined);
}

/** Without a value that was made for it, the plainest one of the parameter's kind; a text is its own name, for the reader to replace. */
export function exampleOf(parameter: ParameterModel): unknown {
  const known = parameter.example ?? parameter.sample;
  if (known !== undefined) return known;
  return plainValue(parameter.shape) ?? parameter.name;
}

function plainValue(shape: ValueShape): unknown {
  if (typeof shape !== 'string')
    return 'items' in shape ? [] : 'oneOf' in shape ? plainValue(shape.oneOf[0] ?? 'any') : {};
  if (shape === 'boolean') return true;
  return shape === 'integer' || shape === 'number' ? 1 : undefined;
}
