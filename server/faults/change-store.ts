import type { Store } from '../store/store.ts';
import { alteringStore } from './altering-store.ts';
import type { Fault } from './fault.ts';
import { FaultNotApplicable } from './fault-not-applicable.ts';
import { forgetfulStore } from './forgetful-store.ts';

export interface ChangedStore {
  readonly store: Store;
  /** A record could not be changed, so the operation has failed with the reason. */
  failed: boolean;
  /** Throws FaultNotApplicable when the operation has written nothing that the fault changes. */
  refuseUnchanged(): void;
}

/** The store that the operation works with while the fault applies. */
export function changeStore({ state, written = [] }: Fault, store: Store, request: unknown): ChangedStore {
  const met = new Set<string>();
  const changed = { store, failed: false, refuseUnchanged };
  if (state === 'forget') changed.store = forgetfulStore(store, () => met.add('state'));
  else if (written.length > 0) {
    const onAltered = (kind: string) => met.add(kind);
    const onFailed = () => {
      changed.failed = true;
    };
    changed.store = alteringStore(store, written, request, onAltered, onFailed);
  }
  return changed;

  function refuseUnchanged(): void {
    if (state !== undefined && !met.has('state'))
      throw new FaultNotApplicable('The operation wrote nothing to forget.');
    const missing = written.find(({ kind }) => !met.has(kind));
    if (missing !== undefined)
      throw new FaultNotApplicable(`The operation wrote no record of the kind '${missing.kind}'.`);
  }
}
