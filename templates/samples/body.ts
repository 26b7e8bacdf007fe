import type { ContentModel, FieldModel } from '../model.ts';
import { literal, propertyKey } from './literal.ts';

/** The argument of the generated client for a body: its first example as code. A few words stand in for the bytes of a file. */
export function bodyText({ kind, mediaType, fields, examples }: ContentModel): string {
  const value = examples[0]?.value;
  if (kind === 'json') return literal(value ?? {});
  if (kind === 'binary') return blob('the bytes', mediaType.includes('*') ? undefined : mediaType);
  if (kind === 'text' || kind === 'events') return literal(typeof value === 'string' ? value : 'the text');
  if (kind === 'lines') return literal([value ?? []].flat());
  const known = typeof value === 'object' && value !== null ? value : {};
  const files = kind === 'multipart' ? fields.filter(isFile) : [];
  const members = [
    ...Object.entries(known)
      .filter(([name]) => !files.some((file) => file.name === name))
      .map(([name, member]) => `  ${propertyKey(name)}: ${literal(member, 1)},\n`),
    ...files.map(({ name, shape, contentType }) => {
      const type = contentType === undefined || /[*,]/.test(contentType) ? undefined : contentType;
      const file = blob(`the bytes of ${name}`, type);
      return `  ${propertyKey(name)}: ${shape === 'files' ? `[${file}]` : file},\n`;
    }),
  ];
  return members.length === 0 ? '{}' : `{\n${members.join('')}}`;
}

function isFile({ shape }: FieldModel): boolean {
  return shape === 'file' || shape === 'files';
}

function blob(text: string, type: string | undefined): string {
  return `new Blob([${literal(text)}]${type === undefined ? '' : `, { type: ${literal(type)} }`})`;
}
