/** Starts the console in a page of the documentation. */
import type { OpenPageBank } from './bank.ts';
import type { ConsoleDocument } from './console-types.ts';
import { createEngine } from './engine.ts';
import { mountConsole } from './ui/mount.tsx';

function start(): void {
  const text = document.querySelector('script#console-document')?.textContent;
  if (!text) return;
  const described = JSON.parse(text) as ConsoleDocument;
  const engine = createEngine(described, described.hasBank ? loadBank : undefined);
  const host = document.createElement('div');
  host.id = 'console';
  document.body.append(host);
  const mounted = mountConsole(engine, host);
  const known = new Map(described.model.operations.map(({ id, summary, path }) => [id, summary || path]));
  watchPlaces((marker, operation) => {
    const title = known.get(operation);
    if (title === undefined) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'console-try';
    button.dataset.operation = operation;
    button.textContent = 'Try it';
    button.setAttribute('aria-label', `Try it: ${title}`);
    button.addEventListener('click', () => mounted.open(operation));
    marker.append(button);
  });
}

// Redoc takes its rendered markup over first.
if (document.readyState === 'complete') start();
else addEventListener('load', () => setTimeout(start));

/** Runs the bundle with the bank, which stands in the page as text. */
function loadBank(): OpenPageBank {
  const holder = globalThis as { openBankOfConsole?: OpenPageBank };
  if (holder.openBankOfConsole === undefined) {
    const script = document.createElement('script');
    script.textContent = document.querySelector('script#console-bank')?.textContent ?? '';
    document.head.append(script);
    script.remove();
  }
  if (holder.openBankOfConsole === undefined) throw new Error('The bank is not in this page.');
  return holder.openBankOfConsole;
}

/**
 * Redoc shows an operation at this place. `scripts/pipeline/docs/console/place-markers.ts` puts an empty marker in front of its description; Redoc
 * renders and removes it as its reader moves, and never looks into it.
 */
function watchPlaces(onPlace: (marker: HTMLElement, operation: string) => void): () => void {
  const look = () => {
    for (const marker of document.querySelectorAll<HTMLElement>('.console-place[data-operation]'))
      if (marker.childElementCount === 0) onPlace(marker, marker.dataset.operation ?? '');
  };
  let waiting = false;
  const observer = new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    // Redoc renders in several steps.
    requestAnimationFrame(() => {
      waiting = false;
      look();
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return () => observer.disconnect();
}
