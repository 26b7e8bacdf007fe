import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { BankTab } from './bank/BankTab.tsx';
import { HistoryTab } from './HistoryTab.tsx';
import { CrossIcon } from './icons.tsx';
import { RequestTab } from './RequestTab.tsx';
import type { Tab } from './session.ts';
import { useSession } from './use-session.ts';

/** Below this width the pane takes the whole window, and the page behind it cannot be reached. */
const NARROW = '(max-width: 1023px)';

/** The pane: beside the page where there is room, else over it. */
export function Console(): JSX.Element {
  const session = useSession();
  const { open, tab } = session.view;
  const pane = useRef<HTMLDialogElement>(null);
  const narrow = useMedia(NARROW);
  const panel = useRef<HTMLDivElement>(null);

  useOpenPane(pane, open, narrow);
  // Another part begins at its top.
  useLayoutEffect(() => {
    panel.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [tab, session.view.operation]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      session.close();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && tab === 'request') {
      event.preventDefault();
      void session.send();
    }
  }

  /** The target of a link is behind the pane. */
  function onClick({ target }: Event): void {
    if (narrow && target instanceof Element && target.closest('a[href^="#"]') !== null) session.close();
  }

  return (
    <dialog
      ref={pane}
      class="pane"
      aria-labelledby="console-title"
      data-answered={session.view.answered}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        session.close();
      }}
    >
      <Header onClose={() => session.close()} />
      {open && (
        <div
          class="body"
          ref={panel}
          role="tabpanel"
          id="console-panel"
          aria-labelledby={`console-tab-${tab}`}
        >
          {tab === 'request' && <RequestTab />}
          {tab === 'bank' && <BankTab />}
          {tab === 'history' && <HistoryTab />}
        </div>
      )}
      <Status />
    </dialog>
  );
}

function Header({ onClose }: { readonly onClose: () => void }): JSX.Element {
  return (
    <header class="top">
      <h2 id="console-title" tabIndex={-1}>
        Console
      </h2>
      <Tabs />
      <button type="button" class="icon" onClick={onClose} aria-label="Close the console" title="Close (Esc)">
        <CrossIcon />
      </button>
    </header>
  );
}

function Tabs(): JSX.Element {
  const session = useSession();
  const { exchanges } = session.engine.state();
  const titles: readonly (readonly [Tab, string])[] = [
    ['request', 'Request'],
    ...(session.engine.document.hasBank ? [['bank', 'The bank'] as const] : []),
    ['history', exchanges.length === 0 ? 'History' : `History (${exchanges.length})`],
  ];

  function move(event: KeyboardEvent): void {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const at = titles.findIndex(([name]) => name === session.view.tab);
    const [next] = titles[(at + by + titles.length) % titles.length] ?? [];
    if (next === undefined) return;
    session.set({ tab: next });
    document.getElementById(`console-tab-${next}`)?.focus();
  }

  return (
    <div role="tablist" aria-label="Parts of the console" class="tabs" onKeyDown={move}>
      {titles.map(([name, title]) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`console-tab-${name}`}
          aria-selected={session.view.tab === name}
          aria-controls="console-panel"
          tabIndex={session.view.tab === name ? 0 : -1}
          onClick={() => session.set({ tab: name })}
        >
          {title}
        </button>
      ))}
    </div>
  );
}

/** Says to a screen reader what has become of a request. */
function Status(): JSX.Element {
  const session = useSession();
  const { announcement } = session.view;
  return (
    <p class="sr" role="status">
      {announcement}
    </p>
  );
}

/** The text that the reader looks at stays in place although the page gets narrower or wider. */
function keepPlace(change: () => void): void {
  const read = document.elementFromPoint(innerWidth * 0.3, 120);
  const before = read?.getBoundingClientRect().top ?? 0;
  change();
  if (read !== null) scrollBy({ top: read.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Shows the pane beside the page, or where that is narrow over it, so that the page cannot be reached. */
function useOpenPane(pane: RefObject<HTMLDialogElement | null>, open: boolean, narrow: boolean): void {
  useLayoutEffect(() => {
    const dialog = pane.current;
    keepPlace(() => document.documentElement.classList.toggle('console-open', open));
    if (dialog === null || !open) return dialog?.close();
    dialog.close();
    if (narrow) dialog.showModal();
    else dialog.show();
    document.getElementById('console-title')?.focus();
  }, [open, narrow]);
}

function useMedia(query: string): boolean {
  const [matches, set] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const update = () => set(list.matches);
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [query]);
  return matches;
}
