import type { SyntaxCause } from '../syntax.ts';
import type { GaveUp } from './yaml-causes.ts';

/** Recognizes files that were read as UTF-8 and are something else: a compressed file begins with the byte 1F, UTF-16 has zeros. */
export function notText({ lines, reason }: GaveUp): SyntaxCause | undefined {
  if (!reason.includes('null byte')) return undefined;
  const [first = ''] = lines;
  if (first.charCodeAt(0) === 0x1f)
    return {
      message: 'The file is compressed.',
      fix: 'Unpack it first: `gunzip -c FILE > openapi.yaml`.',
      line: 1,
      column: 1,
    };
  return {
    message: 'The file is not UTF-8 text: it contains zero bytes.',
    fix: 'Save it as UTF-8.',
    line: 1,
    column: 1,
  };
}

/** `{{ .Values.paths }}`, `{% if ... %}` */
export function unfilledTemplate({ lines, line, reason }: GaveUp): SyntaxCause | undefined {
  const wanted = reason.startsWith('object-based') ? lines : [lines[line - 1] ?? ''];
  const text = wanted.find((one) => /^[^#'"]*\{[{%]/.test(one));
  if (text === undefined) return undefined;
  const at = text.search(/\{[{%]/);
  const mark = text.slice(at, at + 2);
  return {
    message: `\`${mark}\` begins a placeholder of a template, which YAML does not have.`,
    fix: 'Fill in the template first, or put the text in quotes.',
    line: reason.startsWith('object-based') ? lines.indexOf(text) + 1 : line,
    column: at + 1,
  };
}
