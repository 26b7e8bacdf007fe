import type { Json } from '../../lib/json.ts';
import { type ContentKind, contentOf, type OperationModel } from '../../templates/model.ts';
import type { RequestBody } from './arazzo.ts';
import type { ArazzoFile } from './arazzo-file.ts';
import { compileValue, type ReadExpression } from './compile.ts';

/** Reads the request body of a step. What cannot be written is refused here, with its line. */
export function readStepBody(
  document: ArazzoFile,
  value: Json | undefined,
  pointer: string,
  operation: OperationModel,
  read: ReadExpression,
): RequestBody | undefined {
  const body = document.object(value, pointer, 'The request body');
  if (body === undefined) return undefined;
  document.expectFields(body, pointer, ['contentType', 'payload', 'replacements']);
  const contentType = document.text(body, pointer, 'contentType');
  if (contentType !== undefined && !/^[\x21-\x7e][\x20-\x7e]*$/.test(contentType))
    document.fail(
      `${pointer}/contentType`,
      'The content type cannot be sent.',
      'Write a media type, such as application/json.',
    );
  const type = contentType ?? contentOf(operation.body)?.mediaType ?? 'application/json';
  const kind = bodyKindOf(type);
  if (kind === undefined)
    document.fail(
      contentType === undefined ? pointer : `${pointer}/contentType`,
      `A body of the type ${JSON.stringify(type.slice(0, 100))} cannot be sent.`,
      'Use JSON, a form (application/x-www-form-urlencoded) or a text.',
    );
  const payload = document.attempt(`${pointer}/payload`, 'The payload', () =>
    'payload' in body ? compileValue(body.payload, read, escapeFor(type)) : undefined,
  );
  const replacements = document.list(body, pointer, 'replacements').flatMap((entry, index) => {
    const here = `${pointer}/replacements/${index}`;
    const holder = document.object(entry, here, 'A replacement');
    if (holder === undefined) return [];
    document.expectFields(holder, here, ['target', 'value', 'targetSelectorType']);
    const target = document.requiredText(holder, here, 'target');
    if ((holder.targetSelectorType ?? 'jsonpointer') !== 'jsonpointer' || !/^(?:\/|$)/.test(target))
      document.fail(
        `${here}/target`,
        'The target is not a JSON pointer.',
        'Write a place of the payload, such as /owner/name.',
      );
    const made = document.attempt(`${here}/value`, 'The value', () => compileValue(holder.value, read));
    return made === undefined ? [] : [{ target, value: made }];
  });
  return { contentType, payload, replacements };
}

/** Returns how a body of a media type is written; `undefined`: not here. */
export function bodyKindOf(mediaType: string): Extract<ContentKind, 'json' | 'form' | 'text'> | undefined {
  const essence = (mediaType.split(';')[0] ?? '').trim().toLowerCase();
  if (/^(?:application\/json|[^/]+\/[^/]+\+json)$/.test(essence) || essence === '*/*') return 'json';
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  return /^multipart\//.test(essence) || /octet-stream|^image|^audio|^video/.test(essence)
    ? undefined
    : 'text';
}

/** Writes a value within a payload that is a text: it must not end the text that it stands in. */
function escapeFor(mediaType: string): (text: string) => string {
  if (bodyKindOf(mediaType) === 'json') return (text) => JSON.stringify(text).slice(1, -1);
  if (bodyKindOf(mediaType) === 'form') return encodeURIComponent;
  if (!/xml|html/i.test(mediaType)) return (text) => text;
  return (text) => text.replace(/[<>&'"]/g, (char) => `&#${char.charCodeAt(0)};`);
}
