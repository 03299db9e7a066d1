import { vi } from 'vitest';

const READERS = ['split', 'replace', 'replaceAll', 'match', 'matchAll', 'search', 'normalize', 'toLowerCase'] as const;

/**
 * How many characters a piece of work gives to the functions of strings and regular expressions: a measure of its cost
 * that no machine changes. Regular expressions themselves are linear (tests/architecture/regular-expressions.test.ts).
 */
export async function lettersRead(work: () => unknown): Promise<number> {
  let read = 0;
  const strings = READERS.map((name) => {
    const own = Reflect.get(String.prototype, name) as (this: string, ...rest: unknown[]) => unknown;
    return vi.spyOn(String.prototype, name as 'split').mockImplementation(function (this: string, ...rest: unknown[]) {
      read += this.length;
      return own.apply(this, rest) as string[];
    });
  });
  const test = Reflect.get(RegExp.prototype, 'test');
  const expressions = vi.spyOn(RegExp.prototype, 'test').mockImplementation(function (this: RegExp, text: string) {
    read += text.length;
    return test.call(this, text);
  });
  try {
    await work();
  } finally {
    for (const spy of [...strings, expressions]) spy.mockRestore();
  }
  return read;
}
