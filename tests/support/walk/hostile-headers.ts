import { globSync, readFileSync } from 'node:fs';

const SOURCES = 'node_modules/next/dist/{server,lib,client/components,build/templates,shared/lib}/**/*.js';

/** `headers['x-a']`, `headers.get("x-a")`, `A_HEADER = 'x-a'`, and lists such as INTERNAL_HEADERS. */
const READ = /\bheaders(?:\.get\(|\.has\(|\[)\s*['"]([A-Za-z][\w-]*)['"]/g;

const NAMED = /\b[A-Z_]*(?:HEADER|NEXT_URL)[A-Z_]* = ['"]([a-z][a-z0-9-]*)['"]/g;

const INTERNAL_LIST = /INTERNAL_HEADERS = \[([^\]]*)\]/;

/** The names of all headers that Next's own source reads or gives a constant, lower-case and sorted. */
export function nextHeaders(): string[] {
  const names = new Set<string>();
  for (const file of globSync(SOURCES)) {
    if (/[\\/]compiled[\\/]/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    for (const form of [READ, NAMED]) for (const [, name = ''] of text.matchAll(form)) names.add(name.toLowerCase());
    for (const [, name = ''] of (INTERNAL_LIST.exec(text)?.[1] ?? '').matchAll(/['"]([\w-]+)['"]/g)) names.add(name);
  }
  return [...names].sort();
}

/** Stands in every hostile value: an answer that holds it gave a header back. */
export const MARK = 'zq7mark';

/** Headers of one request, and the statuses that are right where the answer is not the one without them. */
export type HostileHeaders = { what: string; headers: (readonly [name: string, value: string])[]; refusals: number[] };

/** These frame a request, sign it in or say what its body is; they have lines of their own below. */
const OF_THE_REQUEST = new Set([
  'authorization',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'idempotency-key',
  'transfer-encoding',
  'upgrade',
]);
const OF_NEXT = nextHeaders().filter((name) => !OF_THE_REQUEST.has(name) && !name.endsWith('-'));
const half = Math.ceil(OF_NEXT.length / 2);

/** Names that proxies and this server itself write, and frameworks obey. */
const OF_PROXIES = [
  'forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-prefix', 'x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip',
  'x-original-url', 'x-rewrite-url', 'x-original-host', 'x-http-method-override', 'x-method-override', 'x-user-type', 'x-sarai-address', 'x-sarai-from-this-machine', 'x-request-id', 'x-correlation-id', 'traceparent',
]; // prettier-ignore
const OF_BROWSERS = [
  'accept', 'accept-charset', 'accept-encoding', 'accept-language', 'cache-control', 'pragma', 'if-match', 'if-none-match', 'if-modified-since', 'if-range', 'range', 'te', 'referer', 'origin', 'user-agent',
  'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest', 'access-control-request-method', 'access-control-request-headers', 'purpose', 'dnt', 'save-data',
]; // prettier-ignore

const all = (names: readonly string[], value: string) => names.map((name) => [name, value] as const);
/** Every character that Node lets stand inside a header's value and no text of ours holds. */
const CONTROLS = `a\t${Array.from({ length: 128 }, (_, at) => String.fromCharCode(128 + at)).join('')}\t${MARK}`;

/** What a stranger may put before a request, for every operation. Values are of Latin-1, as they go over the wire. */
export const HOSTILE_HEADERS: HostileHeaders[] = [
  { what: 'all that Next reads, 1', headers: all(OF_NEXT.slice(0, half), '1'), refusals: [] },
  { what: 'all that Next reads, 2', headers: all(OF_NEXT.slice(half), '1'), refusals: [] },
  { what: 'paths in what Next reads, 1', headers: all(OF_NEXT.slice(0, half), `/${MARK}?${MARK}=1`), refusals: [] },
  { what: 'paths in what Next reads, 2', headers: all(OF_NEXT.slice(half), `/${MARK}?${MARK}=1`), refusals: [] },
  {
    what: 'what proxies write',
    headers: [...all(OF_PROXIES, `${MARK}.example, 203.0.113.9;q=x`), ['host', `${MARK}.example:99999`]],
    refusals: [],
  },
  {
    what: 'absurd preferences',
    headers: [...all(OF_BROWSERS, `${MARK}/*;q=9e9,,;;"`), ['cookie', `__proto__=${MARK}; ${'a=b; '.repeat(800)}`]],
    refusals: [],
  },
  { what: 'control characters', headers: all([...OF_BROWSERS, 'cookie', 'x-any'], CONTROLS), refusals: [] },
  { what: '15 KB in one value', headers: [['x-any', `${MARK}${'x'.repeat(15_000)}`]], refusals: [431] },
  { what: 'more than 16 KB', headers: [['x-any', `${MARK}${'x'.repeat(17_000)}`]], refusals: [431] },
  { what: 'the type of the body twice', headers: [['content-type', `text/${MARK}`]], refusals: [400] },
  { what: 'a second token', headers: [['authorization', `Bearer ${MARK}`]], refusals: [400] },
  { what: 'another kind of body', headers: [['content-encoding', 'gzip']], refusals: [415] },
];
