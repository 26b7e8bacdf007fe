import { type Operation, type OperationId, operations } from '../../generated/operations.ts';

interface Found {
  readonly operation: OperationId;
  readonly pathParameters: Readonly<Record<string, string>>;
}

const PATTERNS = Object.values(operations).map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]*)')}$`),
}));

/** The operation of a method and a path, below no prefix; `undefined` where the description has none. */
export function findOperation(method: string, path: string): Found | undefined {
  for (const { operation, pattern } of PATTERNS) {
    if (operation.method !== method) continue;
    const match = pattern.exec(path);
    if (match !== null) return { operation: operation.id, pathParameters: decoded(match.groups ?? {}) };
  }
  return undefined;
}

function decoded(groups: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decode(text)]));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a call makes a new record each time that it is made. */
export function isCreation({ method }: Pick<Operation, 'method'>): boolean {
  return method === 'POST';
}
