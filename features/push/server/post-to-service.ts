import 'server-only';
import { lookup } from 'node:dns';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { clock } from '#lib/server/clock.ts';
import { publicAddress } from '#lib/server/geo/public-address.ts';

const TIMEOUT_MS = 10_000;

/**
 * What is posted to a push service. `onThisMachine`: a stand-in, the only one that may have a private address.
 * `mostBytes`: how much of its answer is read, nothing unless said.
 */
export type Posted = {
  endpoint: string;
  headers: Record<string, string | number>;
  body: Buffer;
  onThisMachine: boolean;
  mostBytes?: number;
};

/** `retryAfterMs`: how long the service asks to be left alone (RFC 9110, section 10.2.3); 0 where it does not. */
export type ServiceAnswer = { status: number; retryAfterMs: number; text: string };

/**
 * Posts to a push service and gives its answer; a redirect is not followed. Throws when it does not answer within ten
 * seconds, with more than may be read, or when its name resolves to a private address.
 */
export function postToService({
  endpoint,
  headers,
  body,
  onThisMachine,
  mostBytes = 0,
}: Posted): Promise<ServiceAnswer> {
  return new Promise((resolve, reject) => {
    const send = endpoint.startsWith('https:') ? secureRequest : plainRequest;
    const request = send(
      endpoint,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(onThisMachine ? {} : { lookup: publicAddressesOnly }),
      },
      (response) => {
        const status = response.statusCode ?? 0;
        const retryAfterMs = waitAskedFor(response.headers['retry-after']);
        const reading = mostBytes ? textOf(response, mostBytes) : Promise.resolve('');
        reading.then((text) => resolve({ status, retryAfterMs, text }), reject).finally(() => response.destroy());
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

async function textOf(response: IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new Error('The push service answered with too much.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A Retry-After header in milliseconds: seconds, or a date. */
function waitAskedFor(header = ''): number {
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - clock.now().getTime();
  return wait > 0 ? wait : 0; // NaN where there is none
}

/** Resolves a name like Node, without private addresses: the connection is made to what was checked. */
const publicAddressesOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first, ...others] = error ? [] : addresses.filter(({ address }) => publicAddress(address) !== null);
    if (!first) return done(error ?? new Error('The push service has no public address.'), '');
    if (options.all) return done(null, [first, ...others]);
    done(null, first.address, first.family);
  });
};
