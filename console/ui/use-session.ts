import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Json } from '../../lib/json.ts';
import type { ConsoleOperation } from '../console-types.ts';
import { lookupIn } from '../form/lookup.ts';
import type { Lookup } from '../form/schema-view.ts';
import type { ConsoleSession } from './session.ts';

export const SessionContext = createContext<ConsoleSession | undefined>(undefined);

/** The session. Everything is rendered again from the top whenever it changes. */
export function useSession(): ConsoleSession {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('The console is rendered without its session.');
  return session;
}

/** The chosen operation; `undefined` for a description without any. */
export function useOperation(): ConsoleOperation | undefined {
  const { engine, view } = useSession();
  const operations: readonly ConsoleOperation[] = engine.document.model.operations;
  return operations.find(({ id }) => id === view.operation);
}

/** The schemas of the description by reference. */
export function useLookup(): Lookup {
  return lookupIn(useSession().engine.document.schemas as Readonly<Record<string, Json>>);
}
