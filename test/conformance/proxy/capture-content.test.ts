import { expect, test } from 'vitest';
import { ContentCapture } from '../../../conformance/proxy/capture-content.ts';
import { MemoryBudget } from '../../../conformance/proxy/memory-budget.ts';
import { MAX_CONTENT } from '../../../conformance/traffic/recorded-body.ts';

test('the content is what came in, and what does not fit is given back', () => {
  const budget = new MemoryBudget(1000);
  const capture = new ContentCapture(budget);
  for (const text of ['ab', '', 'c']) capture.add(Buffer.from(text));
  expect(Buffer.from(capture.content() as Uint8Array).toString()).toBe('abc');
  capture.add(Buffer.alloc(700));
  expect(capture.content()).toBe('not-recorded');
  expect(capture.held).toBe(0);
  expect(budget.take(1000)).toBe(true);
});

test('chunks of one byte take more of the budget than their bytes', () => {
  const budget = new MemoryBudget(10_000);
  const capture = new ContentCapture(budget);
  for (let count = 0; count < 200; count += 1) capture.add(Buffer.from('a'));
  expect(capture.content()).toBe('not-recorded');
});

test('content that is too long to be judged is not kept', () => {
  const capture = new ContentCapture(new MemoryBudget(2 ** 30));
  capture.add(Buffer.alloc(MAX_CONTENT));
  capture.add(Buffer.from('a'));
  expect(capture.content()).toBe('not-recorded');
});

test('a small content does not keep the large piece of memory that it came in', () => {
  const whole = Buffer.alloc(2 ** 16);
  const small = new ContentCapture(new MemoryBudget(2 ** 20));
  small.add(whole.subarray(100, 200));
  expect((small.content() as Uint8Array).buffer).not.toBe(whole.buffer);
  const large = new ContentCapture(new MemoryBudget(2 ** 20));
  large.add(whole.subarray(100));
  expect((large.content() as Uint8Array).buffer).toBe(whole.buffer);
});
