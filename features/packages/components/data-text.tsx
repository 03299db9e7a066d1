import { messageText } from '#lib/shared/messages.ts';
import { dataLanguage } from '#lib/shared/texts.ts';

/**
 * A text of the catalogue of packages. What the product says of every journey is in the language of the page; what was written
 * of one, or names a place, stays as it was written.
 */
export function DataText({ children }: { children: string }) {
  const lang = dataLanguage();
  if (!lang) return children;
  const words = messageText(children);
  return /[a-z]{3}/.test(words) ? <span lang={lang}>{children}</span> : words;
}
