import type { ApiModel, OperationModel } from './model.ts';
import { curlSample } from './samples/curl.ts';
import { type ClientOrigin, typescriptSample } from './samples/typescript.ts';

/** A code sample of one operation, as Redoc's `x-codeSamples` takes it. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** A sample for each way of calling the operation, made from its first example. No sample holds a credential. */
export function samplesOf(model: ApiModel, operation: OperationModel, origin: ClientOrigin): CodeSample[] {
  return [
    { lang: 'TypeScript', label: 'TypeScript', source: typescriptSample(model, operation, origin) },
    { lang: 'curl', label: 'curl', source: curlSample(model, operation) },
  ];
}
