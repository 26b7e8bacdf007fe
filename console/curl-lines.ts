/** The commands that send again what was sent. */
import { curlCommand } from '../lib/curl.ts';
import type { ShellText, Variable } from '../lib/shell.ts';
import { slotKey } from '../lib/slot-key.ts';
import type { CredentialModel, ParameterModel } from '../templates/model.ts';
import { environmentName } from '../templates/samples/sampled-values.ts';
import { typescriptSample } from '../templates/samples/typescript.ts';
import { base64, encode, typedValue } from '../templates/samples/write-parameters.ts';
import type {
  ConsoleDocument,
  ConsoleOperation,
  Draft,
  Lines,
  SentRequest,
  TargetChoice,
} from './console-types.ts';

/** The bank in the page has no address: a variable of the shell stands for one. */
export function curlLinesOf(
  document: ConsoleDocument,
  operation: ConsoleOperation,
  draft: Draft,
  request: SentRequest,
  choice: TargetChoice,
): Lines {
  return {
    curl: curlLine(document, draft, request, choice),
    typescript: typescriptLine(document, operation, draft),
  };
}

function curlLine(
  document: ConsoleDocument,
  draft: Draft,
  request: SentRequest,
  choice: TargetChoice,
): string {
  const { method, path, headers, body } = request;
  const secrets = secretsOf(document, draft);
  const base =
    choice.kind === 'local' ? choice.baseUrl : { variable: environmentName(document.model, 'baseUrl') };
  const of = (kind: Secret['kind']) => secrets.filter((one) => one.kind === kind);
  const [user] = of('basic');
  const cookie = headers.find(([name]) => name === 'cookie')?.[1];
  const shown = headers.filter(
    ([name, value]) => name !== 'cookie' && !(user !== undefined && value.endsWith(user.sent)),
  );
  return curlCommand(
    {
      method,
      url: [base, ...hidePairs(path, of('query'))],
      user:
        user === undefined
          ? undefined
          : [{ variable: `${user.variable}_USERNAME` }, ':', { variable: `${user.variable}_PASSWORD` }],
      headers: shown.map(([name, value]): [string, ShellText] => [name, hideEnd(name, value, secrets)]),
      cookie: cookie === undefined ? undefined : hidePairs(cookie, of('cookie')),
      ...(typeof body === 'string' ? { body } : {}),
      ...(body instanceof FormData ? { parts: partsOf(body) } : {}),
      ...(body instanceof Blob ? { file: fileName(draft.files[''], 'body.bin') } : {}),
    },
    'lines',
  );
}

/** A credential that somebody typed in, as it was sent, and the variable that stands for it. */
interface Secret {
  readonly kind: CredentialModel['kind'];
  /** `sd-api-key`, or `key=` in a query or in cookies. */
  readonly before: string;
  readonly sent: string;
  readonly variable: string;
}

/** The story's credentials are public: with them, the command runs as it stands. */
function secretsOf({ model, story }: ConsoleDocument, { credentials }: Draft): Secret[] {
  return model.credentials.flatMap(({ name, kind, wireName }): Secret[] => {
    const text = credentials[name];
    if (!text || story.some((one) => one.value === text)) return [];
    const variable = environmentName(model, name);
    if (kind === 'query') return [{ kind, before: `${encode(wireName)}=`, sent: encode(text), variable }];
    if (kind === 'cookie') return [{ kind, before: `${wireName}=`, sent: encode(text), variable }];
    return [{ kind, before: wireName, sent: kind === 'basic' ? base64(text) : text, variable }];
  });
}

/** The value of a header that ends with a credential. */
function hideEnd(name: string, value: string, secrets: readonly Secret[]): ShellText {
  const secret = secrets.find(({ before, sent }) => before === name && value.endsWith(sent));
  return secret === undefined ? value : [value.slice(0, -secret.sent.length), { variable: secret.variable }];
}

/** Pairs of a query or of cookies. */
function hidePairs(text: string, secrets: readonly Secret[]): (string | Variable)[] {
  return secrets.reduce<(string | Variable)[]>(
    (parts, { before, sent, variable }) =>
      parts.flatMap((part) => {
        const at = typeof part === 'string' ? part.lastIndexOf(before + sent) : -1;
        if (typeof part !== 'string' || at < 0) return [part];
        const start = at + before.length;
        return [part.slice(0, start), { variable }, part.slice(start + sent.length)];
      }),
    [text],
  );
}

function partsOf(form: FormData): string[] {
  return [...form].map(([name, value]) => {
    if (typeof value === 'string') return `${name}=${/^[@<"]|;/.test(value) ? JSON.stringify(value) : value}`;
    return `${name}=@${fileName(value, name)}`;
  });
}

function fileName(file: Blob | undefined, otherwise: string): string {
  return file instanceof File ? file.name : otherwise;
}

/** The sample of the documentation with the values that were sent in the place of its examples. */
function typescriptLine(document: ConsoleDocument, operation: ConsoleOperation, draft: Draft): string {
  const parameters = operation.parameters.map((parameter): ParameterModel => {
    const text = draft.parameters[slotKey(parameter.in, parameter.name)];
    return text === undefined
      ? { ...parameter, required: parameter.in === 'path', example: undefined }
      : { ...parameter, required: true, example: literalValue(parameter, text) };
  });
  const contents = operation.body?.contents.filter(({ mediaType }) => mediaType === draft.mediaType) ?? [];
  const [content] = contents;
  const body =
    content === undefined
      ? undefined
      : {
          required: true,
          contents: [
            { ...content, examples: [{ name: 'sent', summary: '', value: valueOfBody(draft.body) }] },
          ] as const,
        };
  const sent = Object.keys(draft.credentials).filter((name) => draft.credentials[name] !== undefined);
  const security: ConsoleOperation['security'] =
    sent.length === 0
      ? { kind: 'none', alternatives: [], mandatory: false, names: [] }
      : { kind: 'listed', alternatives: [sent], mandatory: true, names: sent };
  return typescriptSample(document.model, { ...operation, parameters, body, security }, document.origin);
}

/** A number as a number; what was typed otherwise as text. */
function literalValue(parameter: ParameterModel, text: string): unknown {
  const value = typedValue(parameter, text);
  const { shape } = parameter;
  if ((shape === 'number' || shape === 'integer') && String(Number(text)) === text) return Number(text);
  if (shape === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return value;
}

function valueOfBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
