import { describe, expect, it } from 'vitest';
import { operations } from '#app/api/operations.ts';
import { routes } from '#lib/shared/routes.ts';
import { found, sourceFiles } from '../support/source-files.ts';

const QUOTE = '[\'"`]';
const PAGES = [
  'hotels',
  'blogs',
  'bookings',
  'confirmationbooking',
  'flights',
  'packages',
  'gateway',
  'posters',
  'photos',
  'room-plans',
  'offline',
  'corporate',
  'CIT-95',
].join('|');
const files = sourceFiles('{app,components,features}/**/*.{ts,tsx}');

/** Declares operations, joins them, or names one to call: `call.test.ts` and the test below hold these to the contracts. */
const namesOperations = (path: string) => /[/.]contract\.ts$|\/client\/|^app\/api\/registry\.ts$/.test(path);

describe('[2.2] [2.4] every address comes from lib/shared/routes.ts, mailed-routes.ts or server-routes.ts', () => {
  it('no file writes the address of a page', () => {
    expect(found(files, new RegExp(`${QUOTE}/(?:${PAGES})\\b[^'"\`]*${QUOTE}?`))).toEqual([]);
  });

  it('no link, redirect or navigation has an address of its own', () => {
    expect(
      found(
        files,
        new RegExp(
          `(?:href|action)=(?:\\{)?${QUOTE}/(?!fonts/|theme\\.js)[^'"\`]*|(?:\\.push|\\.replace|redirect|permanentRedirect)\\(${QUOTE}/[^'"\`]*`,
        ),
      ),
    ).toEqual([]);
  });

  it('no file but contracts and clients writes the address of an operation', () => {
    expect(
      found(
        files.filter(({ path }) => !namesOperations(path)),
        new RegExp(`${QUOTE}/api/[^'"\`]*`),
      ),
    ).toEqual([]);
  });

  it('what clients write is the address of an operation', () => {
    const written = sourceFiles('{features/*/client,lib/client}/**/*.ts').flatMap(({ text }) =>
      [...text.matchAll(/call<[^>]+>\('(\w+)', '(\/api\/[^']*)'/g)].map(([, method, path]) => `${method} ${path}`),
    );
    expect(written.length).toBeGreaterThan(10);
    const known = operations.map(({ method, path }) => `${method} ${path}`);
    expect(written.filter((line) => !known.includes(line))).toEqual([]);
  });

  it('the documents of a booking are operations', () => {
    const paths: string[] = operations.map(({ path }) => path);
    for (const kind of ['voucher', 'calendar', 'invoice', 'credit-note'] as const)
      expect(paths).toContain(routes.document(kind));
  });
});
