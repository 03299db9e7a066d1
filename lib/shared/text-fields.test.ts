import { describe, expect, it } from 'vitest';
import { lettersRead } from '#tests/support/letters-read.ts';
import { holdsAddress, nameLine } from './name-fields.ts';
import { oneLine, paragraphs } from './text-fields.ts';

const HIDDEN = [
  '\u0000',
  '\u0007',
  '\u001b[2J',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u2029',
  '\u200b',
  '\u200e',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u061c',
];

describe('text that people fill in', () => {
  it.each(HIDDEN.map((text) => [JSON.stringify(text), text]))('holds no %s', (_, hidden) => {
    expect(oneLine().safeParse(`Asha${hidden}Rao`).success).toBe(false);
    expect(paragraphs().safeParse(`Asha${hidden}Rao`).success).toBe(false);
  });

  it.each(['Asha\r\nDTEND:20300101', 'Asha\nRao', 'Asha\tRao'])('of one line holds no line break: %j', (text) => {
    expect(oneLine().safeParse(text).success).toBe(false);
    expect(paragraphs().safeParse(text).success).toBe(true);
  });

  it.each(['Asha Rao', 'O’Neill-Śmith', 'क्‍ष', 'നന്‍', '👩‍👩‍👧', '=1+1', ' Asha '])(
    'takes %j as it is, but for the space around it',
    (text) => expect(oneLine().parse(text)).toBe(text.trim()),
  );
});

describe('a name', () => {
  it.each([
    'evil.example.com',
    'ACTION REQUIRED https://evil.example',
    'see evil.in now',
    'EVIL.COM',
    'evil.Com',
    'evil。com',
    'evil．in',
    'evil｡org',
    'evil․net',
    'ｅｖｉｌ．ｃｏｍ',
    'Kaveri (evil.co)',
    '“evil.shop”',
    'www.evil',
    'x.co/sign-in',
    't.me/evil',
    'dr.evil.com',
    'mailto:asha',
    'asha@evil.example',
    'help desk@1.2',
    'पैसा.भारत',
    'evil.com.',
    'evil.com!',
    'evil.xyz:8080',
    'sarai.bank-login.online',
  ])('cannot be or hold an address: %s', (text) => expect(nameLine().safeParse(text).success).toBe(false));

  it.each([
    'K.Rajesh',
    'Pvt.Ltd',
    'Kaveri Instruments Pvt. Ltd.',
    'St. John',
    'A.P.J. Abdul',
    'A.P.J.Abdul',
    'Dr.Rao',
    'Dr.Dev',
    'S.Om',
    'Md.Om',
    'Priya B.Com',
    'M.Tech (IIT)',
    'Rao & Sons, Est. 1962',
    'O’Neill-Śmith',
    'R.K. Laxman',
    'Band 4.2',
    'Level 3.com-plete',
    'North.East',
    'केरल',
    'AT&T',
    '50/50',
    'C/O Rao',
    'Sr. VP: Sales',
    '…',
  ])('may be %s', (text) => expect(nameLine().parse(text)).toBe(text));

  it.each(['a.', 'com.', ' ', '@', 'a b.', 'www.', 'x.co/'])(
    'is read a few times over, however long: %j',
    async (part) => {
      const reads = (length: number) => lettersRead(() => holdsAddress(part.repeat(length / part.length)));
      expect(await reads(100_000)).toBeLessThan(100_000 * 10);
    },
  );
});
