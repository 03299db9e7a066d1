import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** `* + *`, `div + div`: a bare element after another. With one such rule anywhere, the browser styles everything beside whatever is inserted anew, on every way between pages. */
const SIDEWAYS = /(?:^|[\s>(])(?:\*|[a-z][a-z0-9]*(?::[\w-]+)?)\s*[+~]\s*(?:\*|[a-z][a-z0-9]*)\s*[,{]/;

const rules = globSync('{app,components,features}/**/*.css').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({ line, at: `${file}:${index + 1}` })),
);

/** Classes that a component names and its CSS module does not have: no look at all, and nothing else would say so. */
const missing = sourceFiles().flatMap((source) =>
  [...source.text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', address = '']) => {
    const sheet = address.startsWith('#') ? address.slice(1) : path.join(path.dirname(source.path), address);
    const classes = new Set(readFileSync(sheet, 'utf8').match(/(?<=\.)[A-Za-z_][\w-]*/g));
    const named = [...source.text.matchAll(new RegExp(`[^\\w./-]${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one);
    return named.filter((one) => !classes.has(one)).map((one) => `${source.path}: ${name}.${one}`);
  }),
);

describe('style sheets', () => {
  it('have every class that a component takes from them', () => {
    expect(missing).toEqual([]);
  });

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
