import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { wholeAnswer } from '#lib/server/http/whole-answer.ts';
import { SECURITY_HEADERS } from '#lib/shared/security-headers.ts';
import { everyByte, fastPathServer, type Answer } from '#tests/support/fast-path-server.ts';

const { answered, left, send, serve } = fastPathServer();

describe('what a route answers', () => {
  it.each<[string, () => Response, Partial<Answer>, IncomingHttpHeaders]>([
    [
      'a whole text',
      () => wholeAnswer('{"a":"₹"}', { headers: { 'content-type': 'application/json' } }),
      { status: 200, text: '{"a":"₹"}' },
      { 'content-type': 'application/json', 'content-length': '11', 'transfer-encoding': undefined },
    ],
    [
      'whole bytes',
      () => wholeAnswer(everyByte, { status: 206, headers: { 'content-type': 'application/pdf' } }),
      { status: 206, bytes: everyByte },
      { 'content-type': 'application/pdf', 'content-length': '256' },
    ],
    [
      'any Response',
      () => new Response(everyByte, { headers: { 'content-type': 'text/csv', 'content-length': '3' } }),
      { bytes: everyByte },
      { 'content-type': 'text/csv' },
    ],
    [
      'nothing',
      () => new Response(null, { status: 303, headers: { location: '/bookings' } }),
      { status: 303, text: '' },
      { location: '/bookings' },
    ],
    ['no content', () => new Response(null, { status: 204 }), { status: 204, text: '' }, { 'content-type': undefined }],
    [
      'cookies, each by itself',
      () =>
        new Response('', {
          headers: [
            ['set-cookie', 'a=1; Expires=Wed, 06 Jan 2027 10:00:00 GMT'],
            ['set-cookie', 'b=2'],
          ],
        }),
      {},
      { 'set-cookie': ['a=1; Expires=Wed, 06 Jan 2027 10:00:00 GMT', 'b=2'] },
    ],
    [
      'headers that the house has set',
      () => new Response('', { headers: { 'content-security-policy': 'none of it' } }),
      {},
      { 'content-security-policy': "default-src 'none'" },
    ],
  ])('is %s', async (_, respond, answer, headers) => {
    const found = await answered({ GET: respond });
    expect(found).toMatchObject(answer);
    for (const [name, value] of Object.entries(headers)) expect(found.headers[name], name).toEqual(value);
    for (const { key, value } of SECURITY_HEADERS) expect(found.headers[key.toLowerCase()]).toBe(value);
    expect(left()).toBe(0);
  });

  it('is a stream, part by part', async () => {
    let more: (part: string | null) => void = () => undefined;
    const body = new ReadableStream({
      start: (controller) =>
        void (more = (part) => (part === null ? controller.close() : controller.enqueue(Buffer.from(part)))),
    });
    serve({ GET: () => new Response(body) });
    const { request, answer } = send();
    more('now');
    await new Promise<void>((resolve) =>
      request.once('response', (response) =>
        response.once('data', (part: Buffer) => (expect(part.toString()).toBe('now'), resolve())),
      ),
    );
    more(', later');
    more(null);
    expect((await answer).text).toBe('now, later');
  });

  it('comes once: what a handler throws is told in the envelope, and nobody tries again', async () => {
    let tries = 0;
    for (const POST of [
      () => {
        tries += 1;
        throw new Error('a secret');
      },
      () => {
        tries += 1;
        return 'no response' as unknown as Response;
      },
    ]) {
      const { status, text, headers } = await answered({ POST }, { method: 'POST', body: '{}' });
      expect([status, headers['x-frame-options']]).toEqual([500, 'DENY']);
      expect(JSON.parse(text)).toMatchObject({
        status: 'FAILURE',
        code: 'INTERNAL',
        requestId: expect.stringMatching(/^req_/) as string,
      });
      expect(text).not.toContain('secret');
    }
    expect([tries, left()]).toEqual([2, 0]);
  });
});
