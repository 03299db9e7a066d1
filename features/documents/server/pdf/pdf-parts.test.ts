import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILDING_FORMS, POSTER_HOURS, POSTER_KINDS } from '#posters/index.ts';
import { checkPdf, factsOf, noPdfTools } from '#tests/support/pdf-tools.ts';
import { breakLines } from './break-lines.ts';
import { DocumentCanvas } from './document-canvas.ts';
import { printPoster } from './print-poster.ts';
import { SHEET } from './styles.ts';
import { verticalReach } from './vertical-reach.ts';

describe('lines', () => {
  const width = 12;
  const count = (text: string) => text.length;

  it.each([
    ['one two three four', ['one two', 'three four']],
    ['short', ['short']],
    ['', ['']],
    ['Thiruvananthapuram', ['Thiruvananth', 'apuram']],
    ['a Thiruvananthapuram b', ['a', 'Thiruvananth', 'apuram b']],
  ])('[7.20] “%s”', (text, lines) => {
    expect(breakLines(text, width, count)).toEqual(lines);
  });

  it('[7.20] none is wider than the column, and no letter is lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 1, maxLength: 40 }), { maxLength: 12 }),
        (words) => {
          const lines = breakLines(words.join(' '), width, count);
          for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
          expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
        },
      ),
    );
  });
});

describe('posters on canvas', { timeout: 30_000 }, () => {
  it.each([
    ['M0 0h20v40H0z', 0, 40],
    ['M-9 400V213Q-25 190 0 213L9 224V400z', 190, 400],
    ['M10 10l5-5l5 25zm0 50h3', 5, 60],
    ['M0 -5a5 5 0 1 0 10 20', -5, 15],
  ])('[7.20] %s reaches from %d to %d', (path, top, bottom) => {
    expect(verticalReach(path)).toEqual({ top, bottom });
  });

  it.skipIf(noPdfTools)('[7.20] every kind at every hour prints, with and without a hotel', async () => {
    const canvas = new DocumentCanvas('Posters', new Date('2026-11-21T06:00:00Z'));
    const pairs = POSTER_KINDS.flatMap((kind) => POSTER_HOURS.map((hour) => ({ kind, hour })));
    pairs.forEach(({ kind, hour }, index) => {
      const frame = {
        x: SHEET.left + (index % 4) * 120,
        y: SHEET.top + Math.floor(index / 4) * 90,
        width: 110,
        height: 80,
      };
      const place = { kind, hour, seed: `${kind} ${hour}`, at: 0.7 };
      const hotel =
        index % 2 ? { building: `${BUILDING_FORMS[index % BUILDING_FORMS.length]!}-2-4-pgr-k${index}` } : {};
      canvas.decorate((document) => printPoster(document, { ...place, ...hotel }, frame));
    });
    const pdf = await canvas.finish('Posters');
    checkPdf(pdf);
    expect(factsOf(pdf)).toMatchObject({ Pages: '1', Title: 'Posters' });
  });
});
