import 'server-only';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { handlerFor } from '#app/api/registry.ts';
import { clientAddress, fromThisMachine } from '../http/client-address.ts';
import { renderInto } from '../http/page-answer.ts';
import { siteUrl } from '../site-url.ts';
import { countHandler } from '../http/metrics-registry.ts';
import { apiFastPath } from './api-fast-path/api-fast-path.ts';
import { compress } from './compress.ts';
import { criticalCss } from './critical-css/critical-css.ts';
import { bufferHead } from './critical-css/buffer-head.ts';
import { admit } from './admit-request.ts';
import { pageSecurity } from './page-security.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { type Reach, refuseMisrouted } from './refuse-misrouted.ts';
import { coalescedRenders } from './coalesced-renders.ts';
import { staticAssets } from './static-assets.ts';
import { cutUnreadBody } from './take-port.ts';

/** `next`: Next's own handler. `socket`: answers what belongs to the hub (`realtime/entrance.ts`), and says whether it did. */
type Surroundings = Reach & {
  dev: boolean;
  next: RequestListener;
  socket: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/**
 * The way of every request: one that took a wrong way here is refused; SockJS goes to the hub; who calls is written
 * down; what only this server may say is taken off; the answer gets its policies; a file of the build is sent; what is left is, in production,
 * compressed, answered by the API, or shared with a crowd, or completed and rendered by Next.
 *
 * The order is the point. Each step puts itself before `write` and `end` of the response, so the last one is the
 * first to hear what is written: sharing hears a page that is completed, not yet compressed.
 */
export function answerWith({ dev, next, socket, ...reach }: Surroundings): RequestListener {
  const assets = staticAssets({ dev });
  const byNext: RequestListener = (request, response) => {
    countHandler('next');
    renderInto(response, () => next(request, response));
  };
  const built = dev ? null : { api: apiFastPath(handlerFor), share: coalescedRenders(), paint: criticalCss() };
  const refused = refuseMisrouted(reach);
  return (request, response) => {
    cutUnreadBody(request, response);
    if (refused(request, response) || socket(request, response)) return;
    if (built && refuseOtherMethods(request, response)) return;
    const [address, local] = [clientAddress(request, reach.hops), fromThisMachine(request)]; // read before admit changes headers
    if (admit(request, response, { host: dev ? null : siteUrl().host })) return;
    request.headers['x-sarai-address'] = address;
    request.headers['x-sarai-from-this-machine'] = local ? 'yes' : 'no';
    pageSecurity(request, response, { dev });
    if (assets(request, response)) return;
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
