import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CheckIcon, CopyIcon } from './icons.tsx';
import { useSession } from './use-session.ts';

/** The time for which the button says that it has copied, in milliseconds. */
const SHOWN = 1600;

export function CopyButton({ text, what }: { readonly text: string; readonly what: string }): JSX.Element {
  const session = useSession();
  const [copied, set] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => set(false), SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <button
      type="button"
      class="icon"
      aria-label={`Copy ${what}`}
      title="Copy"
      onClick={async () => {
        await copy(text);
        set(true);
        session.set({ announcement: 'Copied.' });
      }}
    >
      {copied ? <CheckIcon /> : <CopyIcon />}
    </button>
  );
}

/** Some browsers give a page from disk no clipboard; the older way works there. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    (document.querySelector('#console dialog[open]') ?? document.body).append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
}
