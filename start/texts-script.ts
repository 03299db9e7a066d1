import 'server-only';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { HINDI, HINDI_MESSAGES } from '#lib/server/texts/hindi.ts';
import { messageReader } from '#lib/server/texts/message-reader.ts';
import { languageRoutes } from '#lib/shared/language-routes.ts';
import { TRANSLATED_PAGES } from '#lib/shared/translated-pages.ts';

/**
 * Sets the translation of a Hindi document before its scripts run. Languages change with the document only: where a click
 * or a script would lead from a page in one language to a page in another, the browser loads that page as a whole.
 */
const source = `(function () {
  var pages = [${TRANSLATED_PAGES.map(({ address }) => String(address)).join(',')}];
  var isHindi = document.documentElement.lang === ${JSON.stringify(HINDI.locale)};
  var plurals = new Intl.PluralRules('hi');
  var texts = Object.assign(Object.create(null), ${JSON.stringify(HINDI.texts)});
  if (isHindi)
    self.translation = {
      locale: ${JSON.stringify(HINDI.locale)},
      isOne: function (count) { return plurals.select(count) === 'one'; },
      texts: texts,
      message: (${messageReader.toString()})(texts, ${JSON.stringify(HINDI_MESSAGES.filter((key) => key.includes('{')))})
    };
  function changes(address) {
    var url = new URL(address, location.href);
    var translated = !url.searchParams.has('find') && !url.searchParams.has('english') && pages.some(function (page) { return page.test(url.pathname); });
    return url.origin === location.origin && translated !== isHindi;
  }
  addEventListener('click', function (event) {
    var link = event.target instanceof Element && event.target.closest('a[href]');
    if (link && changes(link.href)) event.stopImmediatePropagation();
  }, true);
  var push = history.pushState;
  history.pushState = function (state, title, address) {
    if (address && changes(address)) location.assign(address);
    else push.apply(history, arguments);
  };
})();
`;

const body = Buffer.from(source);
const packed = brotliCompressSync(body);
const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);

/** The address of the script; another one with every change of a text. */
export const TEXTS_SCRIPT = languageRoutes.script(`hi-${hash}`);

/** Sends the script of Hindi readers, to be kept for good. Returns whether it did. */
export function textsScript(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url !== TEXTS_SCRIPT) return false;
  const brotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const content = brotli ? packed : body;
  response.writeHead(200, {
    'content-type': 'application/javascript; charset=utf-8',
    ...(brotli && { 'content-encoding': 'br' }),
    'content-length': content.length,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  response.end(request.method === 'HEAD' ? undefined : content);
  return true;
}
