import { mediaTypeType } from '../client/content.ts';
import { key } from '../code.ts';
import {
  type ApiModel,
  type OperationModel,
  type ParameterLocation,
  parametersIn,
  type ResponseModel,
} from '../model.ts';
import { bodiesType, handlerBodyType, isChoice, replyBodyType } from './content.ts';
import { serverNames } from './server-names.ts';

/** Writes the types of a handler's argument and of its reply. */
export function operationTypes(model: ApiModel, operation: OperationModel): string {
  const { call, reply } = serverNames(model, operation);
  return `/** The handler of \`${operation.id}\` is called with this. */
export type ${call}<Context = unknown> = runtime.Call<
  {
    readonly path: ${parameterType(operation, 'path')};
    readonly query: ${parameterType(operation, 'query')};
    readonly headers: ${parameterType(operation, 'header')};
    readonly cookies: ${parameterType(operation, 'cookie')};
    readonly body: ${bodyType(operation)};
    readonly credentials: ${credentialType(model, operation)};
  },
  Context
>${bodyChoice(operation)};

/** The replies that the handler of \`${operation.id}\` may give. */
export type ${reply} =
${replyMembers(operation)
  .map((member) => `  | ${member}`)
  .join('\n')};
`;
}

function bodyType({ body }: OperationModel): string {
  if (body === undefined) return 'undefined';
  if (isChoice(body.contents)) return 'unknown';
  return `${handlerBodyType(body.contents[0])}${body.required ? '' : ' | undefined'}`;
}

/** Chooses the media type that was sent, if there are several. */
function bodyChoice({ body }: OperationModel): string {
  return body === undefined || !isChoice(body.contents)
    ? ''
    : ` & (${bodiesType(body.contents, body.required)})`;
}

function parameterType(operation: OperationModel, place: ParameterLocation): string {
  return shape(
    parametersIn(operation, place).map(({ identifier, required, type }) => ({
      name: identifier,
      optional: !required,
      type: type.typescript,
    })),
  );
}

function credentialType(model: ApiModel, operation: OperationModel): string {
  const given = credentialNames(model, operation);
  const mandatory = mandatoryNames(operation);
  return shape(
    model.credentials
      .filter(({ name }) => given.includes(name))
      .map(({ name, kind }) => ({
        name,
        optional: !mandatory.includes(name),
        type: kind === 'basic' ? 'runtime.BasicCredential' : 'string',
      })),
  );
}

/** The handler gets every credential that came and decides by itself, if the description says nothing. */
export function credentialNames(model: ApiModel, { security }: OperationModel): readonly string[] {
  return security.kind === 'open' ? model.credentials.map(({ name }) => name) : security.names;
}

/** Credentials that every alternative asks for: a call without them does not get as far as the handler. */
function mandatoryNames({ security }: OperationModel): readonly string[] {
  if (!security.mandatory) return [];
  return security.names.filter((name) => security.alternatives.every((set) => set.includes(name)));
}

const CLASSES: Readonly<Record<string, string>> = {
  '2': 'runtime.SuccessStatus',
  '3': 'runtime.RedirectStatus',
  '4': 'runtime.ClientErrorStatus',
  '5': 'runtime.ServerErrorStatus',
};

/** The union of a reply's forms: each described status, and any error that the description leaves open. */
function replyMembers({ responses }: OperationModel): string[] {
  const exact = responses.filter(({ status }) => /^[2-5]\d\d$/.test(status));
  const ranges = responses.filter(({ status }) => /^[2-5]XX$/i.test(status));
  const members = exact.flatMap((response) => replyForms(response, response.status));
  for (const range of ranges) {
    const digit = range.status.charAt(0);
    const others = exact.map(({ status }) => status).filter((status) => status.startsWith(digit));
    members.push(...replyForms(range, without(CLASSES[digit] ?? 'never', [...others, ...bodiless(range)])));
  }

  const left = without('runtime.ErrorStatus', [
    ...exact.map(({ status }) => status).filter((status) => /^[45]/.test(status)),
    ...ranges
      .map(({ status }) => CLASSES[status.charAt(0)] ?? 'never')
      .filter((name) => name.includes('Error')),
  ]);
  const fallback = responses.find(({ status }) => status === 'default');
  if (fallback === undefined || fallback.contents.length === 0) {
    members.push(`runtime.ErrorReply<${left}>`);
  } else {
    members.push(...replyForms(fallback, left));
  }
  // `default` speaks of successes only where no success is described.
  if (fallback !== undefined && !responses.some(({ success }) => success)) {
    const success = without('runtime.SuccessStatus | runtime.RedirectStatus', [
      ...[...exact, ...ranges]
        .filter(({ status }) => status.startsWith('3'))
        .map(({ status }) => statusType(status)),
      ...bodiless(fallback),
    ]);
    members.push(...replyForms(fallback, success));
  }
  return members;
}

function statusType(status: string): string {
  return CLASSES[status.replace(/XX$/i, '')] ?? status;
}

/** Statuses that a described body cannot come with; there are none among errors. */
function bodiless({ status, contents }: ResponseModel): string[] {
  return contents.length === 0 || /^[45]/.test(status) ? [] : ['runtime.BodilessStatus'];
}

/** A form for each media type. The first need not be named. */
function replyForms({ status: described, contents }: ResponseModel, status: string): string[] {
  const headers = 'readonly headers?: runtime.ReplyHeaders';
  if (contents.length === 0) {
    const body = /^(204|205|304)$/.test(described) ? 'undefined' : 'unknown';
    return [`{ readonly status: ${status}; readonly body?: ${body}; ${headers} }`];
  }
  return contents.map((content, index) => {
    const named = index === 0 ? 'contentType?' : 'contentType';
    const choice = isChoice(contents) ? ` readonly ${named}: ${mediaTypeType(content.mediaType)};` : '';
    return `{ readonly status: ${status};${choice} readonly body: ${replyBodyType(content)}; ${headers} }`;
  });
}

function without(type: string, excluded: readonly string[]): string {
  return excluded.length === 0 ? type : `Exclude<${type}, ${excluded.join(' | ')}>`;
}

interface Member {
  readonly name: string;
  readonly optional: boolean;
  readonly type: string;
}

function shape(members: readonly Member[]): string {
  if (members.length === 0) return 'Readonly<Record<string, never>>';
  return `{ ${members.map(({ name, optional, type }) => `readonly ${key(name)}${optional ? '?' : ''}: ${type}`).join('; ')} }`;
}
