import { NAME_WITH_BLANK } from '../../redact/mask-name.ts';
import { likeBefore, question } from './question.ts';

/** Section 4.7: it is an object, and what is returned equals what was sent. */
export const nestedMetadata = question(
  'nested-metadata',
  'Does metadata with objects, lists, numbers and flags come back as it was sent?',
  {
    id: 'annotate-check-with-nested-metadata',
    like: 'annotate-check',
    purpose: 'Annotate the check with metadata of all types',
    prepare: (context) =>
      likeBefore(context, 'annotate-check', context, (body) => ({
        ...body,
        metadata: {
          external_id: `00${context.random.digits(4)}`,
          isUrgent: false,
          count: 12,
          share: 0.25,
          nothing: null,
          tags: ['b', 'a', 'b'],
          [NAME_WITH_BLANK]: { code: '007', parts: [{ id: 1 }, { id: 2 }] },
        },
      })),
  },
);
