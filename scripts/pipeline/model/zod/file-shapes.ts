import type { ZodShape } from '../../../../templates/zod/zod-shapes.ts';

/**
 * The shape of a multipart form, in which some fields are files: to JSON Schema their bytes are a text, to the client and to a
 * handler a `Blob`.
 *
 * @param files names of the fields
 * @param named what a reference within the module stands for
 */
export function withFiles(
  shape: ZodShape,
  files: ReadonlySet<string>,
  named: (name: string) => ZodShape | undefined,
): ZodShape {
  const form = (inner: ZodShape): ZodShape => {
    if (inner.kind === 'object') {
      const properties = inner.properties.map((property) =>
        files.has(property.name) ? { ...property, shape: file(property.shape) } : property,
      );
      return { ...inner, properties };
    }
    return throughout(inner, form, named);
  };
  const file = (inner: ZodShape): ZodShape => {
    if (inner.kind === 'array') return { ...inner, items: file(inner.items) };
    if (inner.kind !== 'string') return throughout(inner, file, named);
    const { minLength, maxLength, description } = inner;
    return {
      kind: 'file',
      ...(minLength !== undefined && { minSize: minLength }),
      ...(maxLength !== undefined && { maxSize: maxLength }),
      ...(description !== undefined && { description }),
    };
  };
  return form(shape);
}

function throughout(
  shape: ZodShape,
  change: (shape: ZodShape) => ZodShape,
  named: (name: string) => ZodShape | undefined,
): ZodShape {
  switch (shape.kind) {
    case 'nullable':
    case 'conditional':
      return { ...shape, inner: change(shape.inner) };
    case 'all':
    case 'union':
    case 'exactlyOne':
      return { ...shape, members: shape.members.map(change) };
    case 'reference': {
      const target = shape.recursive === undefined ? named(shape.name) : undefined;
      return target === undefined ? shape : change(target);
    }
    default:
      return shape;
  }
}
