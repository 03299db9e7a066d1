import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const PAGE = readFileSync('docs/security.md', 'utf8');
const NAMED_FILE = /`([\w./-]+\.(?:test|spec)\.tsx?)`((?:(?::|,) “[^”]+”)*)/g;

/** Each test file that the page names, with the titles it quotes from there. */
const named = [...PAGE.matchAll(NAMED_FILE)].map(([, file = '', quoted = '']) => ({ file, titles: [...quoted.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title) }));
const threats = PAGE.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| threat'));

describe('docs/security.md', () => {
  it('is read whole: every quoted title belongs to a file', () => {
    expect(named.flatMap(({ titles }) => titles)).toEqual([...PAGE.matchAll(/“([^”]+)”/g)].map(([, title]) => title));
    expect(named.length).toBeGreaterThan(50);
  });

  it.each(named)('$file has the tests it is named for', ({ file, titles }) => {
    expect(existsSync(file), file).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(titles.filter((title) => !text.includes(title))).toEqual([]);
  });

  it.each(threats)('%s', (line) => {
    const cells = line.split(' | ');
    expect(cells).toHaveLength(3);
    expect(cells[2], 'a test').toMatch(/\.(test|spec)\.tsx?`/);
  });
});
