import { join } from 'node:path';
import { expect, test } from 'vitest';
import { at } from '../../../../lib/json.ts';
import { bundleDescription } from '../../../../scripts/pipeline/bundle/bundle.ts';
import { withDeploymentMarks } from '../../../../scripts/pipeline/docs/deployment-marks.ts';
import { withNotes } from '../../../../scripts/pipeline/docs/notes.ts';
import { loadOverlaid } from '../../../../scripts/pipeline/overlay/load-overlaid.ts';
import { overlayOf, useFolder } from '../overlay/overlay-files.ts';

const folder = useFolder();
const root = join(import.meta.dirname, '../../../..');

async function described(actions: readonly object[], pointer: string): Promise<unknown> {
  folder.write({ 'overlay.yaml': overlayOf(actions) });
  const description = await loadOverlaid('spec/openapi.yaml', root, {
    files: [join(folder.path, 'overlay.yaml')],
  });
  const { document } = await bundleDescription(description);
  return at(
    withNotes(withDeploymentMarks(document, description.overlays), new Set(), { notes: 'folded' }),
    `${pointer}/description`,
  );
}

const found = (kind: string) => ({ 'x-discovered': { kind } });
const CARD = { target: '$.components.schemas.CreateCardRequest', update: { required: ['label'] } };

test('what was discovered stands at what it changed, as text', async () => {
  const pointer = '/components/schemas/CreateCardRequest';
  const action = { ...CARD, description: 'A card needs <b>label</b>.', ...found('constraint') };
  expect(await described([action], pointer)).toContain(
    '<b>In this deployment:</b> A card needs &#60;b>label&#60;/b>.'
      .replaceAll('>label', '&#62;label')
      .replaceAll('/b>.', '/b&#62;.'),
  );
});

test('a note brings its own sentences; an overlay that nobody discovered has none', async () => {
  const pointer = '/paths/~1v1~1card/post';
  const update = { 'x-in-this-deployment': ['Repeats are stored.'] };
  const note = {
    target: "$.paths['/v1/card'].post",
    description: 'createCard: Repeats.',
    update,
    ...found('note'),
  };
  expect(await described([note], pointer)).toContain('<b>In this deployment:</b> Repeats are stored.');
  expect(await described([note], pointer)).not.toContain('createCard: Repeats.');
  const schema = '/components/schemas/CreateCardRequest';
  expect(await described([{ ...CARD, description: 'By hand.' }], schema)).not.toContain('In this deployment');
});

test('a mark of responses and of a list stands at the operation', async () => {
  const operation = "$.paths['/v1/card'].post";
  const actions = [
    {
      target: `${operation}.responses`,
      description: 'Has 422.',
      update: { 422: { description: 'No.' } },
      ...found('constraint'),
    },
    { target: `${operation}.security[3]`, description: 'Needs a key.', remove: true, ...found('constraint') },
  ];
  expect(await described(actions, '/paths/~1v1~1card/post')).toContain(
    '<b>In this deployment:</b> Has 422. Needs a key.',
  );
});
