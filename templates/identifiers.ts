import type { ApiModel, IdentifierModel } from './model.ts';

/** `identifiers.ts`: a guard and a maker for each kind of identifier, each on its own, so that a bundler drops the unused. */
export function identifiersTemplate(model: ApiModel): string {
  if (model.identifiers.length === 0) {
    return '/* No schema of this description has an identifier of a fixed kind. */\nexport {};\n';
  }
  const names = model.identifiers.map(({ name }) => name).sort();
  return [
    `import type { ${names.join(', ')} } from './types${model.importExtension}';\n`,
    `export type { ${names.join(', ')} } from './types${model.importExtension}';\n`,
    ...model.identifiers.map(guardAndMaker),
    REFUSE,
  ].join('\n');
}

function guardAndMaker({ name, prefix, pattern, description }: IdentifierModel): string {
  const meaning =
    description
      .split(/\n\s*\n/)[0]
      ?.replace(/\s+/g, ' ')
      .replaceAll('*/', '*\\/') ?? '';
  return `/** True for a value in the format of ${name}, \`${prefix}...\`.${meaning === '' ? '' : ` ${meaning}`} */
export function is${name}(value: unknown): value is ${name} {
  return typeof value === 'string' && ${regularExpression(pattern)}.test(value);
}

/**
 * Returns the text, typed as ${name}.
 *
 * @throws TypeError for a text in another format
 */
export function to${name}(text: string): ${name} {
  return is${name}(text) ? text : refuse('${name}', '${prefix}', text);
}
`;
}

/** A literal, so that the engine compiles it once. A pattern may hold \`/\` as it is; a literal may not. */
function regularExpression(pattern: string): string {
  return `/${new RegExp(pattern, 'u').source}/u`;
}

const REFUSE = `function refuse(kind: string, prefix: string, value: unknown): never {
  const text = typeof value === 'string' ? JSON.stringify(value.slice(0, 60)) : typeof value;
  const more = typeof value === 'string' && value.length > 60 ? ' and more' : '';
  throw new TypeError(\`Expected \${kind}, \${prefix}..., got \${text}\${more}\`);
}
`;
