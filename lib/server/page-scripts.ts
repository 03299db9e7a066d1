import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutComments } from './without-comments.ts';

/** A script of `public` without its comments: inlined, because the first paint must not wait for a file. */
const scriptOf = (name: string): string =>
  withoutComments(readFileSync(path.join(process.cwd(), 'public', name), 'utf8')).trim();

/** Sets light or dark before the first paint. */
export const themeScript = scriptOf('theme.js');
