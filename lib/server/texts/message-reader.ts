import 'server-only';

/**
 * Reads sentences that were written in English and filled, and gives them in the language of a catalogue. `templates` are
 * the keys of the catalogue that such sentences are made of: "{rooms} at {price} until {when}." What stands in a place is
 * translated in its turn, and has no semicolon unless the place is called `list`; several sentences are translated one by
 * one; what is only data, such as "₹4,720 × 3 nights", keeps its names and has its nouns, months and weekdays translated,
 * and its rupees in Indian groups.
 * Everything it needs is inside: the browser gets its source (`start/texts-script.ts`).
 */
export function messageReader(
  texts: Readonly<Record<string, string>>,
  templates: readonly string[],
): (english: string) => string {
  /** No message of ours is longer, or has more sentences. */
  const LONGEST = 800;
  const MOST_SENTENCES = 8;
  /** `pieces` stand around the places. */
  type Template = { words: string; names: string[]; pieces: string[] };
  let known: Template[] = [];
  let howMany = 0;
  const literalLength = ({ pieces }: Template) => pieces.join('').length;
  /** The more a template says itself, the earlier it is tried. Read again when a part of the catalogue has come. */
  const read = (): Template[] => {
    if (howMany === templates.length) return known;
    howMany = templates.length;
    return (known = templates
      .filter((key) => key.includes('{'))
      .map((key) => ({
        words: texts[key] ?? key,
        names: (key.match(/{\w+}/g) ?? []).map((place) => place.slice(1, -1)),
        pieces: key.split(/{\w+}/),
      }))
      .sort((a, b) => literalLength(b) - literalLength(a)));
  };

  /** What stands in the places of a template, if the text is made of it: each piece where it comes first, the last at the end. */
  const valuesOf = (text: string, { names, pieces }: Template): Record<string, string> | undefined => {
    if (!text.startsWith(pieces[0] ?? '') || !text.endsWith(pieces.at(-1) ?? '')) return undefined; // of most templates
    const [first = '', ...others] = pieces;
    const values: Record<string, string> = {};
    let at = first.length;
    for (const [place, piece] of others.entries()) {
      const isLast = place === others.length - 1;
      const end = isLast ? text.length - piece.length : text.indexOf(piece, at + 1);
      const name = names[place] ?? '';
      const value = text.slice(at, Math.max(at, end));
      if (!value || (name !== 'list' && value.includes(';'))) return undefined;
      values[name] = value;
      at = end + piece.length;
    }
    return values;
  };

  const inIndianGroups = (amount: string) =>
    (amount.match(/\d/g) ?? []).join('').replace(/\B(?=(?:\d{2}){0,7}\d{3}$)/g, ',');
  const dataText = (text: string) =>
    text
      .replace(/(?<=₹)\d[\d,]*/g, inIndianGroups)
      .replace(/(?<=\d )[A-Za-z]+|\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?= \d)/g, (word) => texts[word] ?? word);

  const filled = (text: string): string | undefined => {
    for (const template of read()) {
      const values = valuesOf(text, template);
      if (values) return template.words.replace(/{(\w+)}/g, (_, name: string) => message(values[name] ?? ''));
    }
    return undefined;
  };
  /** Sentence by sentence; a name may have a full stop within. Nothing where one of them is unknown. */
  const sentences = (text: string): string | undefined => {
    const parts = text.split(/(?<=[.?!]) /);
    if (parts.length > MOST_SENTENCES) return undefined;
    for (let first = 1; first < parts.length; first++) {
      const head = parts.slice(0, first).join(' ');
      const rest = parts.slice(first).join(' ');
      const begin = texts[head] ?? filled(head);
      const end = begin === undefined ? undefined : (texts[rest] ?? sentences(rest) ?? filled(rest));
      if (begin !== undefined && end !== undefined) return `${begin} ${end}`;
    }
    return undefined;
  };
  const message = (text: string): string =>
    text.length > LONGEST ? text : (texts[text] ?? sentences(text) ?? filled(text) ?? dataText(text));
  return message;
}
