/**
 * A page's scripts run once. React looks for them by `script[async]` when the page comes, and the bundler's loader, which
 * fetches them when somebody comes near a link, adds them without that word: each was asked for and run again on the way.
 */
export function runScriptsOnce(): void {
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLScriptElement && node.src) node.setAttribute('async', '');
      }
    }
  }).observe(document.head, { childList: true });
}
