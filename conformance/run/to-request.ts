import { operations } from '../../generated/operations.ts';
import { USER_AGENT } from '../catalogue/suite.ts';
import { completeRequest } from '../deployment/complete-request.ts';
import type { ConformanceOptions } from '../model/options.ts';
import type { ScenarioStep, StepCall } from '../scenario/step.ts';
import { joinUrl } from '../transport/join-url.ts';
import type { PreparedCall } from './safety/journal-calls.ts';

type Sender = Pick<ConformanceOptions, 'baseUrl' | 'apiKey' | 'personId' | 'headers' | 'overlay' | 'data'>;

/** A step's call as it is sent, with every given credential that the description does not rule out. */
export function toRequest({ id, operation }: ScenarioStep, call: StepCall, options: Sender): PreparedCall {
  const { method, path, credentials } = operations[operation];
  const { pathParameters = {}, body } = call;
  const headers: Record<string, string> = { accept: 'application/json', 'user-agent': USER_AGENT };
  if (body !== undefined) headers['content-type'] = 'application/json';
  for (const [name, value] of Object.entries(options.headers ?? {})) headers[name.toLowerCase()] = value;
  if (options.apiKey !== undefined && credentials.includes('apiKey'))
    headers['sd-api-key'] ??= options.apiKey;
  if (options.personId !== undefined && credentials.includes('personId'))
    headers['sd-person-id'] ??= options.personId;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(pathParameters[name] ?? ''),
  );
  const request = { method, url: joinUrl(options.baseUrl, filled), pathParameters, headers, body };
  return { id, operation, request: completeRequest(operation, request, options.overlay, options.data) };
}
