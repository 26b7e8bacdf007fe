import type { ApiError, ApiErrorKind } from '../../../templates/runtime/client-error.ts';
import type {
  BaseCallOptions,
  Credentials,
  Hooks,
  MaskedHooks,
} from '../../../templates/runtime/client-types.ts';

/** A bundled client is imported at run time, so its types are told here; `types.test.ts` holds the real ones. */
export interface AnyMethod {
  (...args: unknown[]): Promise<unknown>;
  withResponse(
    ...args: unknown[]
  ): Promise<{ status: number; data: unknown; headers: Headers; response: Response }>;
}

export type AnyRaw = Record<
  'GET' | 'POST' | 'PUT' | 'DELETE',
  (path: string, init?: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>
> & {
  request(method: string, path: string, init?: object): Promise<{ response: Response }>;
  use(...middleware: object[]): void;
  eject(...middleware: object[]): void;
};

export type AnyClient = Record<string, AnyMethod> & { readonly raw: AnyRaw };

export interface ClientModule {
  createClient(options?: object): AnyClient;
  isApiError(error: unknown, kind?: ApiErrorKind): error is ApiError;
  maskedHooks(hooks: Hooks): MaskedHooks;
  readonly ApiError: typeof ApiError;
  readonly responses: Record<string, Record<string, (data: unknown) => boolean>>;
}

export type AnyOptions = BaseCallOptions<Credentials>;

/** Returns what a call rejects with; fails when it does not. */
export async function rejection(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in outcome) throw new Error(`resolved to ${JSON.stringify(outcome.value)}`);
  return outcome.error as ApiError;
}
