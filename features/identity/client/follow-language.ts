const CHOSEN_HINDI = /(?:^|;\s*)(?:__Host-)?language=hi(?:;|$)/;

/**
 * After a sign-in by which a browser has taken the language of the account (`server/choose-language.ts`): the page stays as it
 * is, and the next one is loaded as a whole document, because languages change with the document only. Links do so by
 * `public/theme.js`, and this is for scripts that navigate (a journey in `e2e/pages/hindi.spec.ts` fails should Next do so in
 * another way than by `history.pushState`); readers of Hindi have `start/texts-script.ts` from the beginning.
 */
export function followLanguage(): void {
  if (!CHOSEN_HINDI.test(document.cookie) || 'addTexts' in window) return;
  history.pushState = (_data, _unused, address) => {
    if (address) location.assign(address);
  };
}
