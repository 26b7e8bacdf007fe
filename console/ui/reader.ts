import type { ConsoleSession } from './session.ts';

/** The buttons at the operations that Redoc shows. */
const BUTTONS = 'button.console-try[data-operation]';

/** An operation whose heading is above this part of the window's height is the one being read. */
const READING = 0.4;

/**
 * Chooses the operation that the reader goes to. While the focus is in the console the reader works there, and what is chosen stays,
 * whatever is scrolled past beside it.
 */
export function followReader(session: ConsoleSession): void {
  let read: string | undefined;

  function look(): void {
    const found = operationInSight();
    if (found === undefined || found === read) return;
    read = found;
    if (document.activeElement?.closest('#console dialog') || session.view.operation === found) return;
    session.set({ operation: found });
  }

  let looking = false;
  const lookSoon = () => {
    if (looking) return;
    looking = true;
    requestAnimationFrame(() => {
      looking = false;
      look();
    });
  };
  const reader = document.getElementById('redoc') ?? document.body;
  new MutationObserver(lookSoon).observe(reader, { childList: true, subtree: true });
  addEventListener('scroll', lookSoon, { passive: true, capture: true });
  look();
}

function operationInSight(): string | undefined {
  const buttons = [...document.querySelectorAll<HTMLElement>(BUTTONS)];
  const passed = buttons.filter((button) => button.getBoundingClientRect().top < innerHeight * READING);
  return (passed.at(-1) ?? buttons[0])?.dataset.operation;
}
