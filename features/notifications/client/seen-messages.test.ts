import { expect, it } from 'vitest';
import { seenMessages } from './seen-messages.ts';

it('[5.5] [9.3] a message is new once; the last hundred ids are remembered, not one more', () => {
  const seen = seenMessages();
  for (let id = 1; id <= 101; id++) expect(seen.isNew(String(id))).toBe(true);
  for (const id of ['2', '50', '101']) expect(seen.isNew(id)).toBe(false);
  expect(seen.ids()).toEqual(Array.from({ length: 100 }, (_, at) => String(at + 2)));
  expect(seen.isNew('1')).toBe(true);
});
