import 'server-only';
import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { publicAddress } from '#lib/server/geo/public-address.ts';

const TIMEOUT_MS = 10_000;

/** What is posted to a push service. `onThisMachine`: a stand-in, the only one that may have a private address. */
type Posted = {
  endpoint: string;
  headers: Record<string, string | number>;
  body: Buffer;
  onThisMachine: boolean;
};

/**
 * Posts to a push service and gives its status; the body of the answer is not read, and a redirect is not followed.
 * Throws when it does not answer within ten seconds, or when its name resolves to a private address.
 */
export function postToService({
  endpoint,
  headers,
  body,
  onThisMachine,
}: Posted): Promise<{ status: number; retryAfterMs: number }> {
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
        const seconds = Number(response.headers['retry-after'] ?? 0);
        resolve({ status: response.statusCode ?? 0, retryAfterMs: seconds > 0 ? seconds * 1000 : 0 });
        response.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
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
