import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chosenLanguage } from '#lib/server/language.ts';
import { countHandler } from '#lib/server/http/metrics-registry.ts';
import { replaceMethods } from './replace-methods.ts';

/** A page rendered for one request, with that request's nonce in it. */
type Rendered = { body: string; nonce: string; headers: Record<string, string> };
type Render = { page: Promise<Rendered | null>; until: number };

/**
 * Pages that are the same for everyone who reads the same language: sessions live in the tab, and pages read no other
 * cookie. The review is not among them: it is a shell.
 */
const FOR_EVERYONE =
  /^\/(?:$|about$|corporate$|blogs(?:\/[a-z0-9-]+)?$|hotels$|[A-Z]{2,8}-\d{1,4}$|hotels\/(?!review(?:$|\/))[\w%.-]+$)/;
/** Pages without stock, which are still correct a second later. */
const STEADY = new Set(['/', '/about', '/corporate']);
const STEADY_MS = 1000;
/** The connection of the request that rendered may be slow; others wait no longer than a rendering takes. */
const TIMEOUT_MS = 500;
/**
 * Cookies that leave pages the same for everybody: theme and currency are read in the browser (public/theme.js), the device
 * at sign-in. The language decides between renderings.
 */
const SHARED_COOKIES = new Set(['theme', 'currency', 'device', 'language'].flatMap((name) => [name, `__Host-${name}`]));
const namesIn = (cookies: string): string[] => cookies.split(';').map((cookie) => (cookie.split('=')[0] ?? '').trim());
/** Requests that Next answers in parts or differently. */
const MACHINES =
  /bot|crawl|spider|slurp|preview|facebook|lighthouse|google-|-google|googleweblight|yandex|sogou|tumblr|vkshare|ia_archiver|whatsapp|yeti/i;
/** Headers that are individual to each response. */
const OWN = new Set([
  'content-security-policy',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'date',
  'etag',
]);

const nonceOf = (request: IncomingMessage): string =>
  /'nonce-([^']+)'/.exec(String(request.headers['content-security-policy'] ?? ''))?.[1] ?? '';

/**
 * Concurrent requests for one public page share one rendering (many people opening one link), each with its own nonce;
 * only stock-free pages are kept, for a second. Runs after `pageSecurity`, which sets the nonce; calls `render` when
 * there is nothing to share.
 */
export function coalescedRenders(
  now: () => number = Date.now,
): (request: IncomingMessage, response: ServerResponse, render: () => void) => void {
  const underWay = new Map<string, Render>();
  return (request, response, render) => {
    const url = request.url ?? '';
    const pathname = url.split('?')[0] ?? '';
    const nonce = nonceOf(request);
    if (!nonce || !mayShare(request, pathname)) return render();
    const key = `${chosenLanguage(request.headers.cookie)} ${url}`;
    const known = underWay.get(key);
    if (known && known.until > now())
      return void answerFrom(known.page, nonce, request, response).then((answered) => answered || render());

    const page = watch(response, nonce);
    const entry: Render = { page, until: Infinity };
    underWay.set(key, entry);
    void page.then((rendered) => {
      if (rendered && STEADY.has(url)) {
        entry.until = now() + STEADY_MS;
        setTimeout(() => underWay.get(key) === entry && underWay.delete(key), STEADY_MS).unref();
      } else if (underWay.get(key) === entry) underWay.delete(key);
    });
    render();
  };
}

const mayShare = ({ method, headers }: IncomingMessage, pathname: string): boolean =>
  method === 'GET' &&
  FOR_EVERYONE.test(pathname) &&
  !headers.rsc &&
  !headers['next-action'] &&
  (!headers.cookie || namesIn(headers.cookie).every((name) => SHARED_COOKIES.has(name))) &&
  !headers.range &&
  !MACHINES.test(headers['user-agent'] ?? '');

/** The complete output of this response; null when it is not a whole page. */
function watch(response: ServerResponse, nonce: string): Promise<Rendered | null> {
  const chunks: Buffer[] = [];
  // set by Next per response; compression, which runs later, sets the same header with the first chunk
  let isEncoded: boolean | undefined;
  const keep = (chunk: unknown, encoding: unknown) => {
    isEncoded ??= response.hasHeader('content-encoding');
    if (typeof chunk === 'string')
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const [write, end] = [response.write.bind(response), response.end.bind(response)];
  return new Promise((resolve) => {
    const leave = () => resolve(null);
    response.once('close', leave);
    replaceMethods(response, {
      write: (chunk: unknown, ...rest: unknown[]) => {
        keep(chunk, rest[0]);
        return (write as (...args: unknown[]) => boolean)(chunk, ...rest);
      },
      end: (chunk: unknown, ...rest: unknown[]) => {
        response.off('close', leave);
        keep(chunk, rest[0]);
        const headers = Object.fromEntries(
          Object.entries(response.getHeaders()).flatMap(([name, value]) =>
            OWN.has(name.toLowerCase()) || value === undefined ? [] : [[name, String(value)]],
          ),
        );
        const body = Buffer.concat(chunks).toString('utf8');
        if (!isEncoded && isWholePage(response, body)) resolve({ body, nonce, headers });
        else leave();
        return (end as (...args: unknown[]) => typeof response)(chunk, ...rest);
      },
    });
  });
}

/** Only whole documents are shared: data for the router, a part, a redirect or an error answers one request only. */
const isWholePage = (response: ServerResponse, body: string): boolean =>
  response.statusCode === 200 &&
  !response.destroyed &&
  !response.hasHeader('set-cookie') &&
  String(response.getHeader('content-type')).startsWith('text/html') &&
  body.trimEnd().endsWith('</html>');

/** Sends a page rendered for another request, with this request's nonce in its place. */
async function answerFrom(
  page: Promise<Rendered | null>,
  nonce: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null).unref());
  const rendered = await Promise.race([page, late]);
  if (!rendered || response.destroyed) return response.destroyed;
  countHandler('shared');
  const body = rendered.body.replaceAll(rendered.nonce, nonce);
  for (const [name, value] of Object.entries(rendered.headers))
    response.setHeader(name, value.replaceAll(rendered.nonce, nonce));
  response.end(body);
  return true;
}
