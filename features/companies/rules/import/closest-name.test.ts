import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameSuggester } from './closest-name.ts';

describe('[6.6] importing employees', () => {
  it.each([
    ['Sales', 'Sales'],
    ['salse', 'Sales'],
    ['Feild Sales', 'Field Sales'],
    ['IT', null],
    ['xx', null],
    ['Marketing', null],
  ])('[3.8] guesses %s as %s', (written, meant) =>
    expect(nameSuggester(['Sales', 'Field Sales', 'HR'])(written)).toBe(meant),
  );

  it('[3.8] counts edits as the whole matrix does', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 6 }), (written, names) => {
        const near = names
          .map((name) => ({ name, edits: wholeMatrix(written, name) }))
          .filter(({ name, edits }) => edits <= 2 && edits * 2 < Math.max(written.length, name.length));
        const least = Math.min(...near.map(({ edits }) => edits));
        expect(nameSuggester(names)(written)).toBe(near.find(({ edits }) => edits === least)?.name ?? null);
      }),
      { numRuns: 2000 },
    );
  });

  it('[3.8] compares each distinct text once, and no more than it is allowed to', () => {
    const names = Array.from({ length: 10 }, (_, at) => `Department ${at}`);
    const suggest = nameSuggester(names, names.length);
    expect(Array.from({ length: 100 }, () => suggest('Deprtment 3'))).toEqual(
      Array.from({ length: 100 }, () => 'Department 3'),
    );
    expect(suggest('Deprtment 4')).toBeNull(); // the comparisons are used up
  });
});

/** Optimal string alignment distance, computed cell by cell. */
function wholeMatrix(one: string, other: string): number {
  const cells = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const swapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
          ? cells[i - 2]![j - 2]! + 1
          : Infinity;
      cells[i]![j] = Math.min(
        cells[i - 1]![j]! + 1,
        cells[i]![j - 1]! + 1,
        cells[i - 1]![j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1),
        swapped,
      );
    }
  return cells[one.length]![other.length]!;
}
