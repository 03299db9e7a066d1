import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser's subscription with its private key, as only the browser has it. */
export type BrowserKeys = { curve: ECDH; auth: Buffer };

/** What a stand-in push service was handed. */
export type Pushed = { path: string; headers: IncomingMessage['headers']; body: Buffer };

/** How the stand-in answers a path: a status, and headers; `hang` is no answer. */
type Answer = { status: number; headers?: Record<string, string> };

/**
 * A push service on this machine (RFC 8030): keeps what it is handed, and answers 201 unless told otherwise by path. It
 * cannot read a message; `decrypted` does what the browser would do.
 */
export async function aPushService({ port = 0 }: { port?: number } = {}) {
  const pushed: Pushed[] = [];
  const answers = new Map<string, Answer | 'hang'>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      pushed.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      const answer = answers.get(path) ?? { status: 201 };
      if (answer !== 'hang') response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let count = 0;
  return {
    origin,
    pushed,
    answer: (path: string, answer: Answer | 'hang') => void answers.set(path, answer),
    /** A new browser's subscription: `token` is what it sends to the server. */
    subscription: () => {
      const keys: BrowserKeys = { curve: createECDH('prime256v1'), auth: randomBytes(16) };
      const p256dh = keys.curve.generateKeys('base64url');
      const path = `/push/${++count}`;
      return {
        path,
        keys,
        token: JSON.stringify({
          endpoint: origin + path,
          expirationTime: null,
          keys: { p256dh, auth: keys.auth.toString('base64url') },
        }),
      };
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

const hmac = (key: Buffer, ...parts: Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();
const info = (text: string): Buffer => Buffer.from(`${text}\0`);
const ONE = Buffer.from([1]);

/**
 * Decrypts a message of one record as a browser does (RFC 8291, RFC 8188). Written from the documents, without the
 * library that encrypts.
 */
export function decrypted(body: Buffer, { curve, auth }: BrowserKeys): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const shared = hmac(auth, curve.computeSecret(senderKey));
  const keyMaterial = hmac(shared, info('WebPush: info'), curve.getPublicKey(), senderKey, ONE);
  const random = hmac(salt, keyMaterial);
  const key = hmac(random, info('Content-Encoding: aes128gcm'), ONE).subarray(0, 16);
  const nonce = hmac(random, info('Content-Encoding: nonce'), ONE).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2); // the last record ends with 2 and padding
  return padded.subarray(0, end).toString();
}
