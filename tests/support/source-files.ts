import { globSync, readFileSync } from 'node:fs';

/** A file of the project: its path from the root, and its lines. */
export type SourceFile = { path: string; text: string; lines: string[] };

const ROOMS = '{app,components,features,lib,posters,start}/**/*.{ts,tsx}';

/** What runs in the product, by default all of it: without tests, and without tables of data. */
export const sourceFiles = (pattern = ROOMS): SourceFile[] =>
  globSync(pattern)
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort()
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      return { path, text, lines: text.trimEnd().split('\n') };
    });

/** Every match with its file and line: `features/x/y.ts:12 '/hotels'`. Comments say what they like. */
export const found = (files: readonly SourceFile[], form: RegExp): string[] =>
  files.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) =>
      /^\s*(\/?\*|\/\/)/.test(line)
        ? []
        : [...line.matchAll(new RegExp(form, `${form.flags.replace('g', '')}g`))].map(
            ([text]) => `${path}:${index + 1} ${text}`,
          ),
    ),
  );
