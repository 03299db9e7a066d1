import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutComments } from './without-comments.ts';

/** A script of `public` without its comments: it stands in the page, for the first paint must not wait for a file. */
const standing = (name: string): string =>
  withoutComments(readFileSync(path.join(process.cwd(), 'public', name), 'utf8')).trim();

/** Light or dark, before anything is painted. */
export const themeScript = standing('theme.js');
