import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLatinLetters } from './latin-letters.ts';
import { printableText } from './printable-text.ts';

/** What our font has: Latin with common marks, ₹, Devanagari. */
const mukta = (codePoint: number): boolean =>
  (codePoint >= 0x20 && codePoint <= 0x17e) ||
  codePoint === 0x20b9 ||
  codePoint === 0x2013 ||
  codePoint === 0x2019 ||
  (codePoint >= 0x900 && codePoint <= 0x97f) ||
  codePoint === 0x200d ||
  codePoint === 0x200c;
const print = (text: string) => printableText(text, mukta);

describe('India’s scripts in Latin letters', () => {
  it.each([
    ['தமிழ்', 'tamizh'], // Tamil
    ['முருகன்', 'murukan'],
    ['రామ', 'rama'], // Telugu
    ['ಕರ್ನಾಟಕ', 'karnataka'], // Kannada
    ['പ്രിയ', 'priya'], // Malayalam
    ['അവൾ', 'aval'],
    ['પટેલ', 'patel'], // Gujarati
    ['ਸਿੰਘ', 'singh'], // Gurmukhi
    ['রবি', 'rabi'], // Bengali
    ['ଓଡ଼ିଶା', 'odisha'], // Odia
    ['आशा', 'asha'], // Devanagari
    ['१२३', '123'],
    ['Asha', 'Asha'],
  ])('[7.20] %s sounds like %s', (text, latin) => {
    expect(inLatinLetters(text)).toBe(latin);
  });
});

describe('text a font can print', () => {
  it.each([
    ['Asha Rao', 'Asha Rao'],
    ['आशा राव', 'आशा राव'],
    ['முருகன் செல்வன்', 'Murukan Chelvan'],
    ['Žofie Müller', 'Žofie Müller'],
    ['Nguyễn', 'Nguyen'],
    ['₹14,868 – paid', '₹14,868 – paid'],
    ['王小明', '[?]'],
    ['王 小明 Wang', '[?] Wang'],
    ['A birthday 🎂 cake 👨‍👩‍👧 please', 'A birthday cake please'],
    ['two\nlines\tand  more', 'two lines and more'],
    ['zero\u0000byte', 'zerobyte'],
    ['', ''],
  ])('[7.20] “%s” prints as “%s”', (text, printed) => {
    expect(print(text)).toBe(printed);
  });

  it('[7.20] whatever is typed, only what the font has is left', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const letter of print(text)) expect(mukta(letter.codePointAt(0) ?? 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => void expect(print(print(text))).toBe(print(text))),
    );
  });
});
