import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { superlinearOn } from '../support/growth-of-time.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { expressionsIn, regularExpressions } from '../support/regular-expressions.ts';

/** Put together at run time, each with the reason why no hostile text can make it slow. */
const AT_RUN_TIME: Record<string, string> = {
  'lib/shared/ids.ts': 'a literal prefix and one bounded class between both ends',
  'lib/shared/text-fields.ts': 'one class, or two that share no character, between both ends',
};

const slow = ({ source, flags }: { source: string; flags: string }) =>
  superlinearOn(new RegExp(source, flags), hostileTexts(source, flags));
const distinct = new Map(
  regularExpressions().flatMap(({ place, source, flags, text }) =>
    source === null ? [] : [[text, { place, source, flags }] as const],
  ),
);

describe('the search for slow expressions', () => {
  it('finds literals and constructed ones, wherever they stand', () => {
    const found = expressionsIn(
      'x.ts',
      "z.string().regex(/^a+$/u); new RegExp('b+', 'g'); RegExp(`c${1}`); const quotient = 4 / 2 / 1; '/d+/';",
    );
    expect(found.map(({ source, flags }) => [source, flags])).toEqual([
      ['^a+$', 'u'],
      ['b+', 'g'],
      [null, ''],
    ]);
    expect(distinct.size).toBeGreaterThan(150);
  });

  /** Quadratic or worse, each of a kind that this repository once had. */
  it.each([
    /(a+)+$/,
    /^(\w|\d)*!$/,
    /\s+$/,
    /\s*\n\s*/g,
    /(\d+(?:\.\d+)?)\s*%/,
    /[^\s]*[\u0980-\u0d7f][^\s]*/g,
    /(\w+)\(([^)]*)\)/g,
    /<(\/)?([a-zA-Z]+)([^>]*?)(\/)?>/g,
    /([\w-]+)="([^"]*)"/g,
    /^-+|-+$/g,
    /\/\*.*?\*\//gs,
    /\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g,
    /[^\s"'<>@,;:()=[\]{}]+@[^\s"'<>@,;:()[\]{}]+\.[a-z]{2,}/gi,
    /<link (?=[^>]*\brel="stylesheet")[^>]*\bhref="\/_next\/static\/[^"?]+\.css"[^>]*>/g,
    /<script src="\/_next\/static\/[^"]+" async=""[^>]*><\/script>/g,
    /(?:<source\b[^>]*>\s*)?<img\b[^>]*\bfetchPriority="high"[^>]*>/g,
    /\B(?=(\d{3})+$)/g,
    /\d+\.\d+/g,
  ])('refuses %s', (expression) => expect(slow(expression)).toEqual(expect.any(String)), 30_000); // a slow one takes as long as it takes

  it.each([
    /^a+$/,
    /\s+/g,
    /<[^<>]*>/g,
    /^[a-z-]+(_[A-Z0-9]{2}\d{1,4}\.\d{4}-\d{2}-\d{2}){1,3}$/,
    /(?<![\w-])[\w-]+="/g,
  ])('takes %s', (expression) => expect(slow(expression)).toBeNull());
});

describe('every regular expression of the product takes linear time on hostile text', () => {
  it.each([...distinct].map(([text, { place, ...expression }]) => [text, place, expression] as const))(
    '%s at %s',
    (_, __, expression) => expect(slow(expression)).toBeNull(),
  );

  it.each(
    Object.entries(z.regexes).flatMap(([name, given]) => (given instanceof RegExp ? [[name, given] as const] : [])),
  )('zod’s own for %s', (_, expression) => expect(slow(expression)).toBeNull());

  it('what is put together at run time is known, with its reason', () => {
    const files = regularExpressions().flatMap(({ place, source }) => (source === null ? [place.split(':')[0]] : []));
    expect([...new Set(files)]).toEqual(Object.keys(AT_RUN_TIME));
  });
});
