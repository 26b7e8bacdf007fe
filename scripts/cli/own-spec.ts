import { join } from 'node:path';
import { packageInfo } from './package-info.ts';

/** Root file of the package's own description: the default of `--spec`. */
export function ownSpec(): string {
  return join(packageInfo().root, 'spec', 'openapi.yaml');
}
