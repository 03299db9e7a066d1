import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/test.ts';
import { WORKER } from '#mocks/worker-in-charge.ts';
import { DEMO_PERSON } from '#mocks/memory/demo-person.ts';

test('nothing of the mock backend is in what is built @once', () => {
  const built = globSync('.next/{static,server}/**/*.js');
  expect(built.length).toBeGreaterThan(50);
  const marks = [WORKER, DEMO_PERSON._id];
  expect(built.filter((file) => marks.some((mark) => readFileSync(file, 'utf8').includes(mark)))).toEqual([]);
});
