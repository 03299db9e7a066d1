import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** `* + *`, `div + div`: a bare element after another. With one such rule anywhere, the browser styles everything beside whatever is inserted anew, on every way between pages. */
const SIDEWAYS = /(?:^|[\s>(])(?:\*|[a-z][a-z0-9]*(?::[\w-]+)?)\s*[+~]\s*(?:\*|[a-z][a-z0-9]*)\s*[,{]/;

const rules = globSync('{app,components,features}/**/*.css').flatMap((path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line, index) => ({ line, at: `${path}:${index + 1}` })),
);

describe('style sheets', () => {
  it('say what follows what by place (`:not(:first-child)`) or by class', () => {
    expect(rules.filter(({ line }) => SIDEWAYS.test(line)).map(({ at, line }) => `${at} ${line.trim()}`)).toEqual([]);
  });

  it.each(['.stack > * + * {', '.when > div + div {', '.way input:checked + span {', 'li ~ li,'])(
    'would be told of %s',
    (line) => expect(SIDEWAYS.test(line)).toBe(true),
  );
  it.each(['.legend + * {', '.fold > .place + span {', '  width: calc(a + b);', '.again ~ .promise {'])(
    'may say %s',
    (line) => expect(SIDEWAYS.test(line)).toBe(false),
  );
});
