import { createRequire } from 'node:module';
import { DECIMAL_MULTIPLE_OF } from '../../../lib/is-multiple.ts';
import { fromPointer, toFragment } from '../../../lib/json-pointer.ts';
import { prepare } from '../../../scripts/pipeline/generate.ts';
import { type OperationModel, type ParameterModel, parametersIn } from '../../../templates/model.ts';
import type { LooseCall, LooseHandlers } from './made.ts';

const { Ajv2020 } = createRequire(import.meta.url)('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');

export interface Oracle {
  readonly operations: readonly OperationModel[];
  /** Handlers that answer each operation's own example. */
  readonly handlers: LooseHandlers;
  /** The number of calls that reached a handler. */
  calls: number;
  /** The faults of calls that should never have reached one. */
  readonly wrong: string[];
}

/** Judges every call by the bundled document itself, with Ajv's interpreter: none of the generated code takes part. */
export async function makeOracle(spec: string): Promise<Oracle> {
  const { bundle, model } = await prepare(spec, process.cwd());
  const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: false, validateSchema: false });
  ajv.removeKeyword('multipleOf').addKeyword(DECIMAL_MULTIPLE_OF);
  ajv.addSchema(bundle.document, 'document');
  const known = new Map<string, (value: unknown) => unknown>();
  const fits = (pointer: string, value: unknown) => {
    const validate =
      known.get(pointer) ?? ajv.compile({ $ref: `document${toFragment(fromPointer(pointer))}` });
    known.set(pointer, validate);
    return validate(value);
  };

  const oracle: Oracle = { operations: model.operations, handlers: {}, calls: 0, wrong: [] };
  for (const operation of model.operations) {
    const success = operation.responses.find((response) => response.success);
    const reply = {
      status: success?.status === '2XX' ? 200 : Number(success?.status),
      ...(success?.contents[0] === undefined ? {} : { body: success.contents[0].examples[0]?.value }),
    };
    oracle.handlers[operation.id] = (call) => {
      oracle.calls += 1;
      for (const fault of faults(operation, call, fits)) oracle.wrong.push(`${operation.id}: ${fault}`);
      return reply;
    };
  }
  return oracle;
}

function faults(
  operation: OperationModel,
  call: LooseCall,
  fits: (pointer: string, value: unknown) => unknown,
): string[] {
  const found: string[] = [];
  const { body } = operation;
  if (body === undefined && call.body !== undefined) found.push('a body out of nowhere');
  if (body?.required && call.body === undefined) found.push('no body');
  if (body !== undefined && call.body !== undefined && !fits(body.contents[0].type.pointer, call.body))
    found.push('a wrong body');
  const groups: readonly [readonly ParameterModel[], Record<string, unknown>][] = [
    [parametersIn(operation, 'path'), call.path],
    [parametersIn(operation, 'query'), call.query],
    [parametersIn(operation, 'header'), call.headers],
    [parametersIn(operation, 'cookie'), call.cookies],
  ];
  for (const [parameters, values] of groups) {
    for (const { name, identifier, required, type } of parameters) {
      const value = values[identifier];
      if (value === undefined ? required : !fits(type.pointer, value)) found.push(`parameter ${name}`);
    }
  }
  if (operation.security.mandatory && Object.keys(call.credentials).length === 0) found.push('no credential');
  if (Object.getPrototypeOf(call.body ?? {}) === null) found.push('a body without prototype');
  return found;
}
