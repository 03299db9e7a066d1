import { messageText } from '#lib/shared/messages.ts';

/** Lines of a price, which are stored in English, labelled in the language of the page. */
export const inPageLanguage = <Line extends { label: string }>(lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, label: messageText(line.label) }));
