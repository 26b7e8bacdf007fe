/** Starts the console in a page of the documentation. */
import type { ConsoleDocument } from './console-types.ts';
import { createEngine } from './engine.ts';
import { loadBank } from './load-bank.ts';
import { watchPlaces } from './redoc-places.ts';
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
