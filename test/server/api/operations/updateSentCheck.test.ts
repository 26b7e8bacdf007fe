import { expect, test } from 'vitest';
import { examples } from '../../../../generated/examples.ts';
import { openBank } from '../../open-bank.ts';
import { notInPathOf, refusalOf } from '../../problems.ts';

const example = examples.updateSentCheck.requests.updateSentCheckRequest;

test('the documented change has the documented outcome', async () => {
  const bank = await openBank();
  bank.now = '2026-03-09T11:05:32Z';
  expect(await bank.call('updateSentCheck', { body: example })).toEqual(
    examples.updateSentCheck.responses.updateSentCheckResponse,
  );
});

test('what was not sent stays; metadata is replaced, and null takes it away', async () => {
  const bank = await openBank();
  await bank.call('updateSentCheck', { body: example });
  const { title, metadata } = example;
  expect(await bank.call('updateSentCheck', { body: { description: '' } })).toMatchObject({
    title,
    description: '',
    metadata,
  });
  expect((await bank.call('updateSentCheck', { body: { title: '' } })).title).toBe('');
  const other = await bank.call('updateSentCheck', { body: { metadata: { other: [1.5, null, true] } } });
  expect(other.metadata).toEqual({ other: [1.5, null, true] });
  expect(await bank.call('updateSentCheck', { body: { metadata: null } })).toMatchObject({
    title: '',
    metadata: null,
  });
});

test('numbers that JSON cannot carry back are refused where they stand', async () => {
  const bank = await openBank();
  const body = '{"metadata": {"a": 1e308, "b": 1e999, "c/d": [0, {"e": -1e999}]}}';
  expect(await bank.refused('updateSentCheck', { body })).toEqual(
    refusalOf(
      ['#/metadata/b', 'number', 'is too large to be stored'],
      ['#/metadata/c~1d/1/e', 'number', 'is too large to be stored'],
    ),
  );
});

test('whole numbers that would come back as others are refused', async () => {
  const bank = await openBank();
  const exact = '{"metadata": {"a": 9007199254740991, "b": -9007199254740991}}';
  expect((await bank.call('updateSentCheck', { body: exact })).metadata).toEqual({
    a: 9007199254740991,
    b: -9007199254740991,
  });
  const body = '{"metadata": {"a": 9007199254740993, "b": [-18446744073709551615]}}';
  const detail = 'is too large to be stored exactly: send it as a string';
  expect(await bank.refused('updateSentCheck', { body })).toEqual(
    refusalOf(['#/metadata/a', 'number', detail], ['#/metadata/b/0', 'number', detail]),
  );
});

test('a refusal does not grow with what was sent', async () => {
  const bank = await openBank();
  const body = `{"metadata": {"a": [${Array(1000).fill('1e999').join(', ')}]}}`;
  const { errors } = await bank.refused('updateSentCheck', { body });
  expect(errors).toHaveLength(50);
});

test('an update in the second of the creation is later, and with the clock in the past too', async () => {
  const bank = await openBank();
  const { createdAt } = (await bank.read('tra-', bank.seed.checkTransferId)).transfer;
  expect(createdAt).toBe('2026-03-04T10:15:00Z');
  for (const now of [createdAt, '2025-01-01T00:00:00Z']) {
    bank.now = now;
    expect((await bank.call('updateSentCheck', {})).modifiedAt).toBe('2026-03-04T10:15:01Z');
  }
});

test('no check: an unknown transfer, another program’s, and one that is an ACH pull', async () => {
  const bank = await openBank();
  const pull = await bank.call('receiveAchPull', {
    body: examples.receiveAchPull.requests.receiveAchPullRequest,
  });
  const theirs = 'tra-00000000-0000-4000-8000-000000000001';
  const { transfer } = await bank.read('tra-', bank.seed.checkTransferId);
  await bank.write(theirs, { programId: bank.other.programId, transfer });
  for (const id of ['tra-00000000-0000-4000-8000-000000000000', theirs, pull.id])
    expect(await bank.refused('updateSentCheck', { id, body: example })).toEqual(
      notInPathOf('transferId', 'check'),
    );
});
