import { Document, type ToStringOptions, visit } from 'yaml';
import { withoutCommands } from '../../lib/terminal-text.ts';

/** Characters that terminals and editors obey. Names and texts of a description may have them, and the library writes them as they are. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\uFFFE\uFFFF](?<!\n)/gu;

/** Writes a value as YAML that reads back as the same value, and that neither a terminal nor the log of a CI system acts upon. */
export function yamlText(value: unknown, options: ToStringOptions = {}): string {
  const document = value instanceof Document ? value : new Document(value, { aliasDuplicateObjects: false });
  let isQuoted = false;
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value !== 'string' || escaped(scalar.value) === scalar.value) return;
      scalar.type = 'QUOTE_DOUBLE';
      isQuoted = true;
    },
  });
  // A line of a quoted text that is folded could begin with a command.
  const unfolded = { ...options, lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER };
  return escaped(document.toString(isQuoted ? unfolded : options));
}

/** Such characters and commands as escapes of a quoted text. */
function escaped(text: string): string {
  return withoutCommands(
    text.replace(UNSEEN, (one) => `\\U${one.codePointAt(0)?.toString(16).padStart(8, '0')}`),
  );
}
