import type { FileShape } from './zod-shapes.ts';

export function fileText({ minSize, maxSize }: FileShape): string {
  const checks = [
    ...(minSize === undefined ? [] : [`.refine((file) => file.size >= ${minSize})`]),
    ...(maxSize === undefined ? [] : [`.refine((file) => file.size <= ${maxSize})`]),
  ];
  // A schema of the description may be called `Blob`.
  return ['zod.instanceof(globalThis.Blob)', ...checks].join('');
}
