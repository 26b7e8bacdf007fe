import type { Store } from '../store/store.ts';

/** The place where the sandbox keeps its records. */
export type StoreChoice =
  | { readonly kind: 'memory' }
  | { readonly kind: 'sqlite'; readonly file: string }
  /** `postgres://user:password@host:5432/database`; other processes may share it. */
  | { readonly kind: 'postgres'; readonly url: string };

/** Imports only the chosen store, since `pg` is an optional package. Throws StoreOpenError. */
export async function openStore(choice: StoreChoice): Promise<Store> {
  switch (choice.kind) {
    case 'memory':
      return (await import('../store/memory.ts')).memoryStore();
    case 'sqlite':
      return (await import('../store/sqlite/sqlite.ts')).openSqlite({ file: choice.file });
    case 'postgres':
      return (await import('../store/postgres/postgres.ts')).openPostgres({ url: choice.url });
  }
}
