import { describe, expect, it } from 'vitest';
import { found, sourceFiles } from '../support/source-files.ts';

const files = sourceFiles();
const code = files.filter(({ path }) => /\.(ts|tsx)$/.test(path));

describe('files', () => {
  it('are small: the median below 90 lines, none above 250 but contracts, which are schemas', () => {
    const sizes = code.map(({ lines }) => lines.length).sort((a, b) => a - b);
    const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
    const contract = /^features\/[^/]+\/[^/]+\.ts$/;
    const long = code
      .filter(({ path, lines }) => lines.length > (contract.test(path) ? 400 : 250))
      .map(({ path, lines }) => `${path} (${lines.length})`);
    console.log(
      `${sizes.length} files, median ${median} lines, longest ${sizes.at(-1)}, too long: ${long.length ? long.join(', ') : 'none'}`,
    );
    expect(median).toBeLessThan(90);
    expect(long).toEqual([]);
  });

  it('of the server begin with the guard that keeps them out of a browser', () => {
    const server = sourceFiles('{features/*/server,lib/server}/**/*.ts');
    expect(server.length).toBeGreaterThan(100);
    expect(server.filter(({ lines }) => lines[0] !== "import 'server-only';").map(({ path }) => path)).toEqual([]);
  });

  it.each(sourceFiles('app/**/page.tsx').map((file) => [file.path, file] as const))(
    '%s is a page of at most 80 lines',
    (_, { lines }) => {
      expect(lines.filter((line) => line.trim()).length).toBeLessThanOrEqual(80);
    },
  );

  it('have names that say what they hold', () => {
    expect(
      files
        .filter(({ path }) => /(^|\/)(utils?|helpers?|misc|common|manager|stuff)(\/|\.)/i.test(path))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});

describe('what a browser is given', () => {
  const ALLOWED = ['NEXT_PUBLIC_API_BASE_URL', 'NEXT_PUBLIC_MOCK'];

  it('[7.21] names no variable but the public ones, and none of those is a secret', () => {
    const named = found(
      sourceFiles('{app,components,features,lib,posters,start,scripts}/**/*.{ts,tsx,mjs}'),
      /NEXT_PUBLIC_\w+/,
    ).map((line) => line.split(' ')[1] ?? '');
    expect([...new Set(named)].filter((name) => !ALLOWED.includes(name))).toEqual([]);
    expect(ALLOWED.filter((name) => /SECRET|TOKEN|PASSWORD|KEY/.test(name))).toEqual([]);
  });

  it('reads no environment but that', () => {
    const browser = sourceFiles('{components,lib/client,lib/shared}/**/*.{ts,tsx}').concat(
      sourceFiles('features/*/{client,components,rules}/**/*.{ts,tsx}'),
    );
    expect(found(browser, /process\.env\.(?!NEXT_PUBLIC_\w+|NODE_ENV\b)\w+/)).toEqual([]);
  });

  it('never becomes HTML by hand', () => {
    expect(
      found(
        files.filter(({ path }) => path.endsWith('.tsx')),
        /dangerouslySetInnerHTML|\.innerHTML|\beval\(|new Function\(/,
      ),
    ).toEqual([]);
  });
});

describe('what the server asks of others', () => {
  it('follows no redirect: every call of ours names where it goes', () => {
    const ours = sourceFiles('{lib/server,features/*/server}/**/*.ts').filter(({ path }) => !path.endsWith('.test.ts'));
    const calls = ours.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<!typeof globalThis\.)\bfetch\([\s\S]{0,400}?\);/g)].map(([call]) => `${path}: ${call}`),
    );
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((line) => !line.includes("redirect: 'error'"))).toEqual([]);
  });

  it('runs no program but PostgreSQL’s, and none through a shell', () => {
    const spawning = found(
      sourceFiles('{app,lib/server,features/*/server}/**/*.ts'),
      /from 'node:child_process'|\bshell: true/,
    ).map((line) => line.split(':')[0]);
    expect([...new Set(spawning)]).toEqual([
      'lib/server/embedded/make-cluster.ts',
      'lib/server/embedded/postgres.ts',
      'lib/server/embedded/server-account.ts',
    ]);
  });
});

describe('a page for developers', () => {
  const pages = sourceFiles('app/dev/**/*.{ts,tsx}').filter(({ path }) => /\/(?:page|route)\.tsx?$/.test(path));

  it('[9.10] under /dev asks whether the request comes from the machine itself', () => {
    expect(pages.length).toBeGreaterThan(1);
    expect(
      pages.filter(({ text }) => !text.includes('forDevelopers(await headers())')).map(({ path }) => path),
    ).toEqual([]);
  });
});

describe('who opens the database', () => {
  it('is HTTP, the start and its jobs: use cases are handed theirs', () => {
    const openers = found(sourceFiles('{app,features,lib}/**/*.{ts,tsx}'), /\bdatabase\(\)/).map(
      (line) => line.split(':')[0] ?? '',
    );
    expect([...new Set(openers)].filter((path) => !/^(start|lib\/server\/(http|jobs|db))\//.test(path))).toEqual([]);
  });

  it('writes no SQL out of pieces of text', () => {
    expect(
      found(
        sourceFiles('{features,lib}/**/*.ts'),
        /sql\.raw\([^'"`)]|\.query\(`(?!create database)[^`]*\$\{(?![^`]*escapeIdentifier)/,
      ),
    ).toEqual([]);
  });
});

describe('figures with their nouns', () => {
  const BY_HAND = /\$\{([\w.]+)\} \$\{\1 === 1 \?|=== 1 \? '' : 's'/;

  it('[9.9] are written by `counted`, which puts the commas too', () => {
    const screens = files.filter(
      ({ path }) => /^(app|features|components|lib)\//.test(path) && path !== 'lib/shared/word-lists.ts',
    );
    expect(found(screens, BY_HAND).filter((line) => !line.startsWith('lib/shared/trip-shape.ts'))).toEqual([]);
    expect(BY_HAND.test('`${nights} ${nights === 1 ? one : many}`')).toBe(true);
  });
});
