import 'server-only';

/**
 * Reads sentences that were written in English and filled, and gives them in the language of a catalogue. `templates` are
 * the keys of the catalogue that such sentences are made of: "{rooms} at {price} until {when}." What stands in a place is
 * translated in its turn, and has no semicolon unless the place is called `list`; several sentences are translated one by one; what is only data, such as "₹4,720 × 3 nights",
 * keeps its names and has its nouns, months and weekdays translated, and its rupees in Indian groups.
 * Everything it needs is inside: the browser gets its source (`lib/server/start/texts-script.ts`).
 */
export function messageReader(
  texts: Readonly<Record<string, string>>,
  templates: readonly string[],
): (english: string) => string {
  /** No message of ours is longer; matching takes longer the longer a text is. */
  const LONGEST = 800;
  type Template = { names: string[]; words: string; pattern: RegExp };
  let known: Template[] | undefined;
  /** The more a template says itself, the earlier it is tried. */
  const ownLength = (key: string) => key.replace(/{\w+}/g, '').length;
  const read = (): Template[] =>
    templates
      .filter((key) => key.includes('{'))
      .sort((a, b) => ownLength(b) - ownLength(a))
      .map((key) => ({
        names: (key.match(/{\w+}/g) ?? []).map((place) => place.slice(1, -1)),
        words: texts[key] ?? key,
        pattern: new RegExp(
          `^${key
            .split(/({\w+})/)
            .map((piece, index) =>
              index % 2 === 0
                ? piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
                : piece === '{list}'
                  ? '(.+?)'
                  : '([^;]+?)',
            )
            .join('')}$`,
        ),
      }));

  const inIndianGroups = (amount: string) => amount.replaceAll(',', '').replace(/\B(?=(?:\d{2}){0,7}\d{3}$)/g, ',');
  const dataText = (text: string) =>
    text
      .replace(/(?<=₹)\d[\d,]*/g, inIndianGroups)
      .replace(/(?<=\d )[A-Za-z]+|\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?= \d)/g, (word) => texts[word] ?? word);

  const filled = (text: string): string | undefined => {
    for (const { names, words, pattern } of known ?? (known = read())) {
      const found = pattern.exec(text);
      if (found) return words.replace(/{(\w+)}/g, (_, name: string) => message(found[1 + names.indexOf(name)] ?? ''));
    }
    return undefined;
  };
  const sentence = (text: string): string | undefined => texts[text] ?? filled(text);
  /** Sentence by sentence; a name may have a full stop within. Nothing where one of them is unknown. */
  const sentences = (text: string): string | undefined => {
    const parts = text.split(/(?<=[.?!]) /);
    for (let first = 1; first < parts.length; first++) {
      const begin = sentence(parts.slice(0, first).join(' '));
      const rest = parts.slice(first).join(' ');
      const end = begin === undefined ? undefined : (texts[rest] ?? sentences(rest) ?? filled(rest));
      if (begin !== undefined && end !== undefined) return `${begin} ${end}`;
    }
    return undefined;
  };
  const message = (text: string): string =>
    text.length > LONGEST ? text : (texts[text] ?? sentences(text) ?? filled(text) ?? dataText(text));
  return message;
}
