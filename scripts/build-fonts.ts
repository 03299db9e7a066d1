/**
 * Subsets the product's font from its Fontsource package into public/fonts. Run it only when the package or the
 * characters change (`node scripts/build-fonts.ts`); the result is committed. Fontsource keeps ₹ in a second file, so
 * that every price would load two: its glyph is moved into the first one.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { PLAN_LABELS, PLAN_LABELS_HINDI } from '../posters/room-plan/labels.ts';
import { addGlyph } from './fonts/add-glyph.ts';

const LARGEST = 47_000;
const AXES = { wght: { min: 400, max: 700 }, wdth: { min: 75, max: 100 } };
/** Kerning, tabular figures, and the glyph substitutions that heavy weights need. */
const FEATURES = ['kern', 'tnum', 'rvrn', 'liga'];
/** The characters of our own texts and of most place names: the file that every page loads. */
const FIRST = range(0x20, 0x7e) + '\u00a0·×°²áàâãäçéèêíïñóöôúüÉ' + '–—‘’“”…−→←€';
/** The rest of Latin-1 and typographic marks, without characters that no text of ours uses. */
const UNUSED = /[¤¦¨ª¬¯´¸¹¼½¾ºðÐþÞ±µ¶]/g;
const MARKS = '–—‘’‚“”„†•…‰′″‹›⁄€™−≤≥←→ıŒœŠšŽžŸ';
const EXTENDED = range(0x100, 0x17f) + range(0x218, 0x21b);
/** The letters and signs of Hindi; those of other languages in the script are left out. */
const HINDI =
  range(0x901, 0x903) +
  range(0x905, 0x90b) +
  '\u090d\u090f\u0910\u0911\u0913\u0914' +
  range(0x915, 0x928) +
  range(0x92a, 0x930) +
  '\u0932\u0935' +
  range(0x936, 0x939) +
  '\u093c' +
  range(0x93e, 0x943) +
  '\u0945' +
  range(0x947, 0x949) +
  range(0x94b, 0x94d) +
  '\u0964\u0970\u200c\u200d\u25cc';
/**
 * What Devanagari needs to be joined: half forms, conjuncts, signs above and below (OpenType, "Creating and supporting
 * OpenType fonts for the Devanagari script").
 */
const JOINING = ['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct', 'pres', 'abvs', 'blws', 'psts', 'haln', 'abvm', 'blwm', 'dist', 'kern', 'mark', 'mkmk']; // prettier-ignore
/** What the few words of a room plan need of it: without the conjuncts of words that they do not have. */
const PLAN_JOINING = ['nukt', 'rphf', 'half', 'abvm', 'blwm'];
/** Conjuncts are many glyphs. Only Hindi readers load this file, in one width instead of four. */
const LARGEST_HINDI = 200_000;

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

const more = [...(range(0xa1, 0xff) + MARKS).replace(UNUSED, '')]
  .filter((character) => !FIRST.includes(character))
  .join('');
const [main, extended] = await Promise.all([packaged('latin'), packaged('latin-ext')]);
const withRupee = addGlyph(
  await cut(main, FIRST, ['HVAR', 'STAT', 'gasp']),
  await cut(extended, '₹', ['HVAR', 'STAT', 'gasp']),
  '₹',
);

const folder = new URL('../public/fonts/', import.meta.url);
await mkdir(folder, { recursive: true });
await save('anek-latin.woff2', await pack(withRupee));
await save('anek-latin-more.woff2', await pack(await cut(main, more, ['STAT', 'gasp'])));
await save('anek-latin-ext.woff2', await pack(await cut(extended, EXTENDED, ['STAT', 'gasp'])));

await save('anek-devanagari.woff2', await hindi(), LARGEST_HINDI);

await save('anek-poster.ttf', await letter(main, FIRST + more));
await save('anek-poster-ext.ttf', await letter(extended, EXTENDED));
await copyFile(
  fileURLToPath(import.meta.resolve('@fontsource-variable/anek-latin/LICENSE')),
  new URL('OFL.txt', folder),
);

await saveForPlans(
  'plan-type.ts',
  'PLAN_TYPE',
  'Anek Latin',
  await cutForPlans(main, PLAN_LABELS, { wght: 500, wdth: 94 }),
);
await saveForPlans(
  'plan-type-hindi.ts',
  'PLAN_TYPE_HINDI',
  'Anek Devanagari',
  await cutForPlans(await devanagari(), PLAN_LABELS_HINDI, { wght: 500, wdth: 94 }, PLAN_JOINING),
);

await holdToStyles(more);

/** An SVG shown in an <img> may load no file, so the few letters of a room plan are embedded in the plan itself. */
function cutForPlans(
  font: Buffer,
  labels: string,
  variationAxes: Record<string, number>,
  keepFeatures = ['kern'],
): Promise<Buffer> {
  return subsetFont(font, [...new Set(labels)].join(''), {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
    noHinting: true,
    dropTables: ['HVAR', 'MVAR', 'STAT', 'avar', 'gasp'],
  });
}

async function saveForPlans(file: string, name: string, family: string, font: Buffer): Promise<void> {
  const text = `/** Written by scripts/build-fonts.ts: ${family} (Ek Type, SIL OFL 1.1), cut to what room plans say. */
export const ${name} =
  'data:font/woff2;base64,${font.toString('base64')}';
`;
  await writeFile(new URL(`../posters/room-plan/${file}`, import.meta.url), text);
  console.log(`${file}: ${text.length} bytes`);
}

/** The browser selects a file by its unicode-range, which the style sheet repeats. */
async function holdToStyles(characters: string): Promise<void> {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
  const ranges = codes.flatMap((code, at) => {
    if (code - 1 === codes[at - 1]) return [];
    let last = at;
    while (codes[last + 1] === (codes[last] ?? 0) + 1) last++;
    return last > at ? `U+${hex(code)}-${hex(codes[last] ?? 0)}` : `U+${hex(code)}`;
  });
  const said = `unicode-range: ${ranges.join(', ')};`;
  const styles = await readFile(new URL('../components/styles/fonts.css', import.meta.url), 'utf8');
  if (!styles.replace(/\s+/g, ' ').includes(said))
    throw new Error(`components/styles/fonts.css must say of anek-latin-more.woff2: ${said}`);
}

/** The static cut of poster lettering, for images that the server renders. */
function letter(font: Buffer, characters: string): Promise<Buffer> {
  return subsetFont(font, characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 680, wdth: 76 },
    keepFeatures: ['kern'],
    noHinting: true,
  });
}

function devanagari(): Promise<Buffer> {
  return readFile(
    fileURLToPath(
      import.meta
        .resolve('@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2'),
    ),
  );
}

/** Anek Devanagari for the letters of Hindi, at the width of running text. */
async function hindi(): Promise<Buffer> {
  return subsetFont(await devanagari(), HINDI, {
    targetFormat: 'woff2',
    variationAxes: { wght: AXES.wght, wdth: 100 },
    keepFeatures: JOINING,
    noHinting: true,
    dropTables: ['HVAR', 'MVAR', 'STAT', 'gasp'],
  });
}

async function save(name: string, font: Buffer, largest = LARGEST): Promise<void> {
  if (font.length > largest) throw new Error(`${name} is ${font.length} bytes; the limit is ${largest}`);
  await writeFile(new URL(name, folder), font);
  console.log(`${name}: ${font.length} bytes`);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
