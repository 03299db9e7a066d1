const CHOSEN_HINDI = /(?:^|;\s*)(?:__Host-)?language=hi(?:;|$)/;

/**
 * After a sign-in by which a browser has taken the language of the account (`server/choose-language.ts`): the page stays as it
 * is, and what it leads to is loaded as a whole document, because languages change with the document only. Readers of
 * Hindi have a script that does so from the beginning (`start/texts-script.ts`).
 */
export function followLanguage(): void {
  if (!CHOSEN_HINDI.test(document.cookie) || 'addTexts' in window) return;
  const leave = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link) event.stopImmediatePropagation();
  };
  addEventListener('click', leave, true);
  history.pushState = (_data, _unused, address) => {
    if (address) location.assign(address);
  };
}
