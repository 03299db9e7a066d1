import { describe, expect, it } from 'vitest';
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
