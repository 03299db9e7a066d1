import 'server-only';

/** Breaks text into lines no wider than `width`: between words, and within a word only when it is wider than a line. */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((long) => breakWord(long, width, widthOf))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function breakWord(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts = [''];
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)) {
    const longer = (parts.at(-1) ?? '') + segment;
    if (longer !== segment && widthOf(longer) > width) parts.push(segment);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}
