import { delegateTo } from '../store/delegate-to.ts';
import type { Store } from '../store/store.ts';

/** The same store, except that writes succeed without an effect. `forgot` is called for each. */
export function forgetfulStore(store: Store, forgot: () => void): Store {
  return {
    ...delegateTo(store),
    async change(ids, decide) {
      const { put, remove = [], result } = decide(await store.read(ids));
      if (put.length + remove.length > 0) forgot();
      return result;
    },
  };
}
