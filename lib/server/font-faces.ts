import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutComments } from './without-comments.ts';

/** The font file that every page needs; the others load where their characters occur. */
export const FONT = '/fonts/anek-latin.woff2';

/**
 * `components/styles/fonts.css` without its comments. It is inlined in every page and is in no sheet: a sheet that
 * repeats the faces makes the browser lay out the whole page again (docs/adr/0010).
 */
export const fontFaces = facesOf('fonts.css');

/** The Devanagari of the same family, for readers of Hindi. */
export const devanagariFaces = facesOf('fonts-devanagari.css');

function facesOf(file: string): string {
  return withoutComments(readFileSync(path.join(process.cwd(), 'components/styles', file), 'utf8'))
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1')
    .trim();
}
