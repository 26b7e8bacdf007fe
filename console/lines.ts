/** The commands that send again what was sent. */
import { curlCommand } from '../lib/curl.ts';
import type { ShellText } from '../lib/shell.ts';
import type { ParameterModel } from '../templates/model.ts';
import { typescriptSample } from '../templates/samples/typescript.ts';
import { environmentName } from '../templates/samples/values.ts';
import type {
  ConsoleDocument,
  ConsoleOperation,
  Draft,
  Lines,
  SentRequest,
  TargetChoice,
} from './console-types.ts';
import { slotKey } from './slot-key.ts';
import { typedValue } from './write-parameters.ts';

/** The bank in the page has no address: a variable of the shell stands for one. */
export function linesOf(
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
  const url: ShellText =
    choice.kind === 'local'
      ? `${choice.baseUrl}${path}`
      : [{ variable: environmentName(document.model, 'baseUrl') }, path];
  const cookie = headers.find(([name]) => name === 'cookie')?.[1];
  const shown = headers.filter(([name]) => name !== 'cookie');
  return curlCommand(
    {
      method,
      url,
      headers: shown,
      cookie,
      ...(typeof body === 'string' ? { body } : {}),
      ...(body instanceof FormData ? { parts: partsOf(body) } : {}),
      ...(body instanceof Blob ? { file: fileName(draft.files[''], 'body.bin') } : {}),
    },
    'lines',
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
