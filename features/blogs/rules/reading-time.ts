import type { Block, Section, Words } from '../data/post-types.ts';

/** Adults read about 238 words a minute of plain prose (Brysbaert, 2019, doi.org/10.1016/j.jml.2019.104047). */
const WORDS_A_MINUTE = 238;

/** Whole minutes, at least one. */
export const readingMinutes = (sections: readonly Section[]): number =>
  Math.max(1, Math.round(countWords(sections) / WORDS_A_MINUTE));

const countWords = (sections: readonly Section[]): number =>
  sections
    .flatMap(({ title, blocks }) => [title, ...blocks.map(textOf)])
    .join(' ')
    .split(' ')
    .filter(Boolean).length;

/** A block as plain text, without addresses; a source by its publisher. */
export function textOf(block: Block): string {
  if (block.kind === 'table') return [block.head, ...block.rows].flat().join(' ');
  const lines = block.kind === 'list' ? block.items : [block.words];
  return lines.map((words) => words.map(wordOf).join('')).join(' ');
}

const wordOf = (part: Words[number]): string =>
  typeof part === 'string' ? part : 'source' in part ? ` (${part.source.publisher})` : part.text;
