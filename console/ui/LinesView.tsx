import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ConsoleExchange, Lines } from '../console-types.ts';
import { CopyButton } from './CopyButton.tsx';
import { Segments } from './Segments.tsx';

const LANGUAGES: readonly (readonly [keyof Lines, string])[] = [
  ['curl', 'curl'],
  ['typescript', 'TypeScript'],
];

/** The request as a line for a terminal and as code. */
export function LinesView({ exchange }: { readonly exchange: ConsoleExchange }): JSX.Element {
  const [language, choose] = useState<keyof Lines>('curl');
  const shown = exchange.lines[language];
  return (
    <section class="lines" aria-label="The same request elsewhere">
      <div class="toolbar">
        <Segments label="Language" options={LANGUAGES} value={language} onChange={choose} />
      </div>
      <div class="box">
        <CopyButton text={shown} what={`the ${language === 'curl' ? 'curl' : 'TypeScript'} lines`} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <pre tabIndex={0}>{shown}</pre>
      </div>
    </section>
  );
}
