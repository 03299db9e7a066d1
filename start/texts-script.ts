import 'server-only';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { HINDI, HINDI_PARTS } from '#lib/server/texts/hindi.ts';
import { messageReader } from '#lib/server/texts/message-reader.ts';
import { languageRoutes } from '#lib/shared/language-routes.ts';
import { TRANSLATED_PAGES, type TextsPart, type TranslatedPage } from '#lib/shared/translated-pages.ts';

type Script = { address: string; body: Buffer; /** Compressed when it is first asked for. */ packed: () => Buffer };

/** A script at an address that changes with its content. */
function scriptOf(name: string, source: string): Script {
  const body = Buffer.from(source);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
  let packed: Buffer | undefined;
  return {
    address: languageRoutes.script(`${name}-${hash}`),
    body,
    packed: () => (packed ??= brotliCompressSync(body)),
  };
}

const json = (value: unknown): string => JSON.stringify(value);

/** Each part of the catalogue brings its texts, and the sentences that filled ones are matched with. */
const parts = new Map(
  Object.entries(HINDI_PARTS).map(([name, { texts, messages = {} }]) => {
    const templates = Object.keys(messages).filter((key) => key.includes('{'));
    const source = `self.addTexts(${json(name)}, ${json({ ...texts, ...messages })}, ${json(templates)});\n`;
    return [name as TextsPart | 'page', scriptOf(`hi-${name}`, source)] as const;
  }),
);
const addressOf = (part: TextsPart | 'page'): string => parts.get(part)?.address ?? '';

/**
 * Sets the translation of a Hindi document before its scripts run. Languages change with the document only: where a click
 * or a script would lead from a page in one language to a page in another, the browser loads that page as a whole. So it
 * does where texts of the next page are missing; they are loaded when a person points at a link to it. Handlers of a link
 * that loads a page as a whole do not run.
 */
const reader = scriptOf(
  'hi',
  `(function () {
  var pages = [${TRANSLATED_PAGES.map(({ address, parts: needed }) => `[${String(address)}, ${json(needed)}]`).join(', ')}];
  var addresses = ${json(Object.fromEntries([...parts].map(([name, { address }]) => [name, address])))};
  var isHindi = document.documentElement.lang === ${json(HINDI.locale)};
  var plurals = new Intl.PluralRules('hi');
  var texts = Object.create(null), templates = [], here = {}, loading = {};
  self.addTexts = function (part, more, sentences) {
    if (here[part]) return;
    here[part] = true;
    Object.assign(texts, more);
    templates.push.apply(templates, sentences);
  };
  function load(part) {
    if (here[part]) return Promise.resolve();
    return loading[part] = loading[part] || new Promise(function (done, failed) {
      var script = document.createElement('script');
      script.onload = done;
      script.onerror = function () {
        loading[part] = null;
        failed(new Error('No texts: ' + part));
      };
      script.src = addresses[part];
      document.head.append(script);
    });
  }
  if (isHindi)
    self.translation = {
      locale: ${json(HINDI.locale)},
      isOne: function (count) { return plurals.select(count) === 'one'; },
      texts: texts,
      load: function (parts) { return Promise.all(parts.map(load)); },
      message: (${messageReader.toString()})(texts, templates)
    };
  function missing(url) {
    var page = pages.find(function (one) { return one[0].test(url.pathname); });
    return page ? page[1].filter(function (part) { return !here[part]; }) : null;
  }
  function changes(address) {
    var url = new URL(address, location.href);
    var parts = missing(url);
    return url.origin === location.origin && (isHindi ? !parts || parts.length > 0 : Boolean(parts));
  }
  function linkOf(event) { return event.target instanceof Element && event.target.closest('a[href]'); }
  function prepare(event) {
    var link = isHindi && linkOf(event);
    if (!link || link.origin !== location.origin) return;
    (missing(new URL(link.href)) || []).forEach(function (part) { load(part).catch(function () {}); });
  }
  ['pointerover', 'focusin', 'touchstart'].forEach(function (kind) {
    addEventListener(kind, prepare, { capture: true, passive: true });
  });
  addEventListener('click', function (event) {
    var link = linkOf(event);
    if (link && changes(link.href)) event.stopImmediatePropagation();
  }, true);
  var push = history.pushState;
  history.pushState = function (state, title, address) {
    if (address && changes(address)) location.assign(address);
    else push.apply(history, arguments);
  };
})();
`,
);

const scripts = new Map([reader, ...parts.values()].map((script) => [script.address, script]));

/**
 * Addresses of the scripts of a reader of Hindi, in the order in which they run: all texts that the browser needs on this
 * page. On a page in English (`undefined`) they bring none.
 */
export const scriptsOf = (page: TranslatedPage | undefined): string[] => [
  reader.address,
  ...(page ? [addressOf('page'), ...page.parts.map(addressOf)] : []),
];

/** Sends a script of Hindi readers, to be kept for good. Returns whether it did. */
export function textsScript(request: IncomingMessage, response: ServerResponse): boolean {
  const script = scripts.get(request.url ?? '');
  if (!script) return false;
  const brotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const content = brotli ? script.packed() : script.body;
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
