import { key, list, text } from '../code.ts';
import type { ApiModel, OperationModel, ParameterModel } from '../model.ts';
import { sentPath } from '../sent-path.ts';
import { requestRow, responseRow } from './content.ts';
import { credentialNames } from './types.ts';

/** Writes what the runtime has to know of an operation. */
export function operationRow(model: ApiModel, operation: OperationModel): string {
  const { id, method, path, parameters, body, responses, security } = operation;
  const responseRows = responses.map(
    ({ status, contents }) =>
      `{ status: ${text(status)}, contents: [${contents.map(responseRow).join(', ')}] }`,
  );
  return `{
      id: ${text(id)},
      method: ${text(method.toUpperCase())},
      path: ${text(sentPath(path))},
      parameters: ${list(parameters.map(parameterRow), '        ')},
      body: ${body === undefined ? 'undefined' : `{ required: ${body.required}, contents: [${body.contents.map(requestRow).join(', ')}] }`},
      responses: ${list(responseRows, '        ')},
      credentials: ${JSON.stringify(credentialNames(model, operation))},
      mandatory: ${JSON.stringify(security.mandatory ? security.alternatives : [])},
    }`;
}

function parameterRow(parameter: ParameterModel): string {
  const { in: place, style, explode } = parameter;
  const members = row(parameterFields(parameter));
  if (!hasStyle(parameter)) return members;
  return `{ ...${members}, parse: styles.${PARSERS[place]}(${row({ style, explode })}) }`;
}

/** Writes what the runtime has to know of a parameter, but for the parser of its style. */
export function parameterFields(parameter: ParameterModel) {
  const { in: place, name, identifier, required, shape, explode, allowEmptyValue } = parameter;
  return {
    in: place,
    name: place === 'header' ? name.toLowerCase() : name,
    key: identifier,
    required,
    shape,
    explode,
    ...(allowEmptyValue ? { allowEmptyValue } : {}),
  };
}

/** The functions of `server-styles.ts` that read parameters whose style is not the plain one of their place. */
export const PARSERS = { path: 'inPath', header: 'inHeader', query: 'inForm', cookie: 'inForm' } as const;

/** Tells whether a value is written otherwise than as a text, a list with commas, or a list that repeats its name. */
export function hasStyle({ in: place, shape, style }: ParameterModel): boolean {
  if (style !== (place === 'query' || place === 'cookie' ? 'form' : 'simple')) return true;
  return typeof shape === 'object' && !('items' in shape) && !isScalarChoice(shape);
}

function isScalarChoice(shape: ParameterModel['shape']): boolean {
  return typeof shape === 'object' && 'oneOf' in shape && shape.oneOf.every((one) => typeof one === 'string');
}

/** An object literal on one line. */
export function row(members: Readonly<Record<string, unknown>>): string {
  const shown = Object.entries(members).map(([name, value]) => `${key(name)}: ${JSON.stringify(value)}`);
  return `{ ${shown.join(', ')} }`;
}
