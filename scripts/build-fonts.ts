/**
 * Cuts the product's font from its Fontsource package and writes it to public/fonts: run it again only when the package
 * or the characters change (`node scripts/build-fonts.ts`); the result is committed.
 * Fontsource keeps ₹ in a second file, so that every price would load two: its glyph is moved into the first one.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { addGlyph } from './fonts/add-glyph.ts';

const LARGEST = 60_000;
const AXES = { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } };
/** Kerning, tabular figures, and the shapes that heavy weights must swap. */
const FEATURES = ['kern', 'tnum', 'rvrn', 'liga'];
/** Latin-1 and the marks of good typography, without what no text of ours uses. */
const UNUSED = /[¤¦¨ª¬¯´¸¹¼½¾ºðÐþÞ±µ¶]/g;
const MARKS = '–—‘’‚“”„†•…‰′″‹›⁄€™−≤≥←→ıŒœŠšŽžŸ';
const EXTENDED = range(0x100, 0x17f) + range(0x218, 0x21b);

const packaged = (subset: string) =>
  readFile(
    fileURLToPath(
      import.meta.resolve(`@fontsource-variable/anek-latin/files/anek-latin-${subset}-standard-normal.woff2`),
    ),
  );

const cut = (font: Buffer, characters: string, dropTables: string[]) =>
  subsetFont(font, characters, {
    targetFormat: 'sfnt',
    variationAxes: AXES,
    keepFeatures: FEATURES,
    noHinting: true,
    dropTables,
  });

const pack = (font: Buffer) => subsetFont(font, undefined, { targetFormat: 'woff2', keepAllGlyphs: true });

const latin = (range(0x20, 0x7e) + range(0xa0, 0xff) + MARKS).replace(UNUSED, '');
const [main, extended] = await Promise.all([packaged('latin'), packaged('latin-ext')]);
const withRupee = addGlyph(
  await cut(main, latin, ['HVAR', 'STAT', 'gasp']),
  await cut(extended, '₹', ['HVAR', 'STAT', 'gasp']),
  '₹',
);

const folder = new URL('../public/fonts/', import.meta.url);
await mkdir(folder, { recursive: true });
await save('anek-latin.woff2', await pack(withRupee));
await save('anek-latin-ext.woff2', await pack(await cut(extended, EXTENDED, ['STAT', 'gasp'])));

await save('anek-poster.ttf', await letter(main, latin));
await save('anek-poster-ext.ttf', await letter(extended, EXTENDED));
await copyFile(fileURLToPath(import.meta.resolve('@fontsource-variable/anek-latin/LICENSE')), new URL('OFL.txt', folder));

/** The one cut of poster lettering, for pictures that the server sets itself. */
function letter(font: Buffer, characters: string): Promise<Buffer> {
  return subsetFont(font, characters, { targetFormat: 'sfnt', variationAxes: { wght: 680, wdth: 76 }, keepFeatures: ['kern'], noHinting: true });
}

async function save(name: string, font: Buffer): Promise<void> {
  if (font.length > LARGEST) throw new Error(`${name} is ${font.length} bytes; the limit is ${LARGEST}`);
  await writeFile(new URL(name, folder), font);
  console.log(`${name}: ${font.length} bytes`);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
