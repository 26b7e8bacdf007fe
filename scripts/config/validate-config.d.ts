import type { Config } from './config.ts';

export interface ConfigError {
  /** JSON pointer into the configuration. */
  readonly instancePath: string;
  /** Place in config.schema.json: `#/$defs/config/properties/lint/additionalProperties`. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Holds a value against `#/$defs/config` of config.schema.json; what is wrong stays in `errors` until the next call. */
export declare const validateConfig: {
  (data: unknown): data is Config;
  errors?: readonly ConfigError[] | null;
};
