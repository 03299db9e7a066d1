import 'server-only';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { handlerFor } from '#app/api/registry.ts';
import { clientAddress, fromThisMachine } from '#lib/server/http/client-address.ts';
import { renderInto } from '#lib/server/http/page-answer.ts';
import { siteUrl } from '#lib/server/site-url.ts';
import { countHandler } from '#lib/server/http/metrics-registry.ts';
import { apiFastPath } from './api-fast-path/api-fast-path.ts';
import { compress } from './compress.ts';
import { criticalCss } from './critical-css/critical-css.ts';
import { bufferHead } from './critical-css/buffer-head.ts';
import { admit } from './admit-request.ts';
import { linkedLanguage } from './linked-language.ts';
import { pageSecurity } from './page-security.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { type Reach, refuseMisrouted } from './refuse-misrouted.ts';
import { coalescedRenders } from './coalesced-renders.ts';
import { inLanguage, chosenLanguage, type Reading } from '#lib/server/language.ts';
import { scriptsOf, textsScript } from './texts-script.ts';
import { staticAssets } from './static-assets.ts';
import { cutUnreadBody } from './take-port.ts';
import { translatedPage } from '#lib/shared/translated-pages.ts';
import { HINDI } from '#lib/server/texts/hindi.ts';

/** The language in which a page is rendered: the chosen one where the page exists in it. The API is in English. */
export function readingOf({ headers, url = '/' }: IncomingMessage): Reading {
  if (chosenLanguage(headers.cookie) === 'en') return { language: 'en', translation: undefined, scripts: [] };
  const [path = '/'] = url.split('?', 1);
  const page = translatedPage(path);
  return { language: 'hi', translation: page && HINDI, scripts: scriptsOf(page) };
}

/**
 * `next`: Next's own handler. `socket`: answers requests of the hub (`realtime/entrance.ts`), and returns whether it
 * did.
 */
type Surroundings = Reach & {
  dev: boolean;
  next: RequestListener;
  socket: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/**
 * The pipeline of every request: misrouted requests are refused; SockJS goes to the hub; the caller's address is
 * recorded; internal headers are removed; the response gets its security policies; files of the build are sent. The
 * rest is, in production, compressed, answered by the API fast path, coalesced, or given its critical CSS and rendered
 * by Next.
 *
 * The order matters. Each step wraps `write` and `end` of the response, so the last step sees the output first:
 * coalescing sees a completed page that is not yet compressed.
 */
export function answerWith({ dev, next, socket, ...reach }: Surroundings): RequestListener {
  const assets = staticAssets({ dev });
  const byNext: RequestListener = (request, response) => {
    countHandler('next');
    inLanguage(readingOf(request), () => renderInto(response, () => next(request, response)));
  };
  const built = dev ? null : { api: apiFastPath(handlerFor), share: coalescedRenders(), paint: criticalCss() };
  const refused = refuseMisrouted(reach);
  return (request, response) => {
    cutUnreadBody(request, response);
    if (refused(request, response) || socket(request, response)) return;
    if (built && refuseOtherMethods(request, response)) return;
    // read before admitRequest changes the headers
    const [address, local] = [clientAddress(request, reach.hops), fromThisMachine(request)];
    if (admit(request, response, { host: dev ? null : siteUrl().host })) return;
    request.headers['x-sarai-address'] = address;
    request.headers['x-sarai-from-this-machine'] = local ? 'yes' : 'no';
    pageSecurity(request, response, { dev });
    if (assets(request, response) || textsScript(request, response) || linkedLanguage(request, response)) return;
    if (!built) return byNext(request, response);
    compress(request, response);
    built.api(request, response, () =>
      built.share(request, response, () => {
        if (!request.headers.rsc) bufferHead(response, built.paint);
        byNext(request, response);
      }),
    );
  };
}
