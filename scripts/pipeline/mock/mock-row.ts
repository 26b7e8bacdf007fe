import type { ApiModel, ContentModel, OperationModel } from '../../../templates/model.ts';
import * as content from '../../../templates/runtime/server-content.ts';
import { decodeLines } from '../../../templates/runtime/server-events.ts';
import { decodeMultipart, decodeUrlEncoded } from '../../../templates/runtime/server-form.ts';
import { inForm, inHeader, inPath } from '../../../templates/runtime/server-styles.ts';
import type { ContentDecoder, OperationRow, ParameterRow } from '../../../templates/runtime/server-types.ts';
import { sentPath } from '../../../templates/sent-path.ts';
import { formFields } from '../../../templates/server/content.ts';
import { hasStyle, PARSERS, parameterFields } from '../../../templates/server/rows.ts';
import { credentialNames } from '../../../templates/server/types.ts';

/** Returns as a value what `templates/server/rows.ts` writes into a generated server: the mock reads requests as that server does. */
export function mockRow(model: ApiModel, operation: OperationModel): OperationRow {
  const { id, method, path, parameters, body, security } = operation;
  return {
    id,
    method: method.toUpperCase(),
    path: sentPath(path),
    parameters: parameters.map(parameterRow),
    body: body && {
      required: body.required,
      contents: body.contents.map((one) => {
        const decode = decoderOf(one);
        return { mediaType: one.mediaType, ...(decode === undefined ? {} : { decode }) };
      }),
    },
    responses: [],
    credentials: credentialNames(model, operation),
    mandatory: security.mandatory ? security.alternatives : [],
  };
}

const STYLES = { inPath, inHeader, inForm };

function parameterRow(parameter: OperationModel['parameters'][number]): ParameterRow {
  const { in: place, style, explode } = parameter;
  const fields = parameterFields(parameter);
  return hasStyle(parameter) ? { ...fields, parse: STYLES[PARSERS[place]]({ style, explode }) } : fields;
}

function decoderOf({ kind, fields }: ContentModel): ContentDecoder | undefined {
  if (kind === 'json') return undefined;
  if (kind === 'binary') return content.decodeBinary;
  if (kind === 'lines') return decodeLines;
  if (kind === 'form') return decodeUrlEncoded(formFields(fields));
  return kind === 'multipart' ? decodeMultipart(formFields(fields)) : content.decodeText;
}
