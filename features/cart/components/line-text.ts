import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { andList, capital } from '#lib/shared/word-lists.ts';

/**
 * What an item of the cart is of, in the language of the page: rooms and rates, an airline, extras, and for whom. It was
 * written in English: "Lane room, Flexible, breakfast included; 2 adults · 1 room".
 */
export const lineText = (line: string): string =>
  globalThis.translation ? line.split('; ').map(partText).join('; ') : line;

function partText(part: string): string {
  if (part.startsWith('with '))
    return t('with {list}', {
      list: andList(
        part
          .slice(5)
          .split(/, | and /)
          .map((extra) => messageText(capital(extra))),
      ),
    });
  return part
    .split(', ')
    .map((piece) => (t(piece) === piece ? t(capital(piece)) : t(piece)))
    .map((piece) => messageText(piece))
    .join(', ');
}
