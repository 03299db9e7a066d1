import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const lines = readFileSync('docs/glossary.md', 'utf8').split('\n');
const terms = lines
  .filter((line) => /^\| \**[a-zA-Z]/.test(line) && !line.startsWith('| term'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('**', '')))
  .map(([, term = '', meaning = '', rooms = '']) => ({ term, meaning, rooms }))
  .filter(({ meaning, rooms }) => meaning || rooms); // a heading has neither

describe('docs/glossary.md', () => {
  it('gives each term one meaning', () => {
    expect(terms.length).toBeGreaterThan(40);
    expect(new Set(terms.map(({ term }) => term)).size).toBe(terms.length);
    expect(terms.filter(({ meaning }) => meaning.length < 20)).toEqual([]);
  });

  it.each(terms)('names a room of $term that exists', ({ rooms }) => {
    const paths = [...rooms.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => globSync(path).length === 0)).toEqual([]);
  });
});
