import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Exchange, Lines } from '../console-types.ts';
import { CopyButton } from './CopyButton.tsx';
import { maskSecrets } from './mask-secrets.ts';
import { Segments } from './Segments.tsx';
import { useSession } from './use-session.ts';

const LANGUAGES: readonly (readonly [keyof Lines, string])[] = [
  ['curl', 'curl'],
  ['typescript', 'TypeScript'],
];

/** The request as a line for a terminal and as code. Keys that the reader has typed are shown on request only. */
export function LinesView({ exchange }: { readonly exchange: Exchange }): JSX.Element {
  const { engine } = useSession();
  const [language, choose] = useState<keyof Lines>('curl');
  const [revealed, reveal] = useState(false);
  const line = exchange.lines[language];
  const masked = maskSecrets(line, exchange, engine.document.model.credentials);
  const shown = revealed ? line : masked;
  return (
    <section class="lines" aria-label="The same request elsewhere">
      <div class="toolbar">
        <Segments label="Language" options={LANGUAGES} value={language} onChange={choose} />
        {line !== masked && (
          <button type="button" class="quiet" aria-pressed={revealed} onClick={() => reveal(!revealed)}>
            {revealed ? 'Hide keys' : 'Show keys'}
          </button>
        )}
      </div>
      <div class="box">
        <CopyButton text={shown} what={`the ${language === 'curl' ? 'curl' : 'TypeScript'} lines`} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
        <pre tabIndex={0}>{shown}</pre>
      </div>
    </section>
  );
}
