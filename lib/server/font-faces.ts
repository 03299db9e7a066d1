import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutComments } from './without-comments.ts';

/** The file of the brand type that every page needs; the others load where their letters occur. */
export const FONT = '/fonts/anek-latin.woff2';

/**
 * `components/styles/fonts.css` without its comments. It stands in every page and in no sheet: a sheet that says the
 * faces once more makes the browser lay the whole page out anew (docs/adr/0010).
 */
export const fontFaces = withoutComments(readFileSync(path.join(process.cwd(), 'components/styles/fonts.css'), 'utf8'))
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};:,]) ?/g, '$1')
  .trim();
