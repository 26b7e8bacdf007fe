import type { ClientExit } from './client-run.ts';

/** Languages show an error in the program itself in these ways, unlike one that the program reports. */
const SIGNS: readonly RegExp[] = [
  // JavaScript; `TypeError: fetch failed` is a failure of the network.
  /\b(?:SyntaxError|ReferenceError|RangeError)\b(?=:|$)/m,
  /\bTypeError: (?!fetch failed|Failed to fetch|NetworkError|terminated)/,
  /UnhandledPromiseRejection|ERR_UNHANDLED_REJECTION/,
  // Python
  /^(?:json\.decoder\.)?JSONDecodeError\b/m,
  /^(?:KeyError|TypeError|AttributeError|IndexError|ValueError|NameError|UnboundLocalError)\b/m,
  /\bpydantic_core\S*ValidationError\b/,
  // Java, Kotlin, .NET, Ruby, PHP, Go, Rust, jq
  /\b(?:NullPointerException|ClassCastException|JsonParseException|JsonProcessingException|MismatchedInputException|MalformedJsonException)\b/,
  /\b(?:NullReferenceException|JsonReaderException|JsonException)\b/,
  /\b(?:NoMethodError|JSON::ParserError)\b/,
  /PHP Fatal error/,
  /\bpanic: /,
  /\bpanicked at\b/,
  /\bjq: (?:parse )?error\b/,
];

/** Signs of errors in the program, in the client's output: the words of the language alone, without what stands around them. */
export function runtimeErrors({ stdout, stderr }: Pick<ClientExit, 'stdout' | 'stderr'>): string[] {
  const text = `${stdout}\n${stderr}`;
  return SIGNS.flatMap((sign) => {
    const [found] = sign.exec(text) ?? [];
    return found === undefined ? [] : [found.trim()];
  });
}
