import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LAST: Record<number, number> = { 1: 6, 2: 10, 3: 22, 4: 14, 5: 12, 6: 6, 7: 22, 8: 9, 9: 14 };

test('docs/requirements.md names every requirement once', () => {
  const named = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| (\d+\.\d+) \|/gm)].map(
    (match) => match[1],
  );
  const all = Object.entries(LAST).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
  );
  expect(named).toEqual(all);
});

test('docs/requirements.md says what the tests prove, and "not yet" where nothing does', () => {
  const check = spawnSync(process.execPath, ['scripts/requirements.mjs', '--check'], { encoding: 'utf8' });
  expect(check.stderr).toBe('');
  expect(check.status).toBe(0);
});
