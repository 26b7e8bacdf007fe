import { render } from 'preact';
import { useEffect, useReducer } from 'preact/hooks';
import type { ConsoleEngine } from '../console-types.ts';
import { Console } from './Console.tsx';
import { PlayIcon } from './icons.tsx';
import { followReader } from './reader.ts';
import { ConsoleSession } from './session.ts';
import { SessionContext, useSession } from './use-session.ts';

export interface MountedConsole {
  /** Opens the pane, at an operation or as it was. */
  open(operation?: string): void;
}

/** Renders the console into an empty element of the page: the pane, and a button that opens it. */
export function mountConsole(engine: ConsoleEngine, host: HTMLElement): MountedConsole {
  const session = new ConsoleSession(engine);
  render(<Root session={session} />, host);
  followReader(session);
  return {
    open: (operation) => session.open(operation),
  };
}

function Root({ session }: { readonly session: ConsoleSession }) {
  const [, update] = useReducer((count: number, _: undefined) => count + 1, 0);
  useEffect(() => session.subscribe(() => update(undefined)), [session]);
  return (
    <SessionContext.Provider value={session}>
      <Launcher />
      <Console />
    </SessionContext.Provider>
  );
}

/** The button that is always there. */
function Launcher() {
  const session = useSession();
  return (
    <button
      type="button"
      class="launcher"
      aria-haspopup="dialog"
      aria-expanded={session.view.open}
      hidden={session.view.open}
      onClick={() => session.open()}
    >
      <PlayIcon /> Console
    </button>
  );
}
