import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import * as z from 'zod';

/** A message as FCM's HTTP v1 documents it: data of texts alone, headers of texts alone, nothing else of ours. */
const sending = z.strictObject({
  message: z.strictObject({
    token: z.string().min(1),
    data: z.record(z.string().regex(/^(?!from$|message_type$|google\.|gcm\.)/), z.string()),
    webpush: z.strictObject({
      headers: z.strictObject({
        TTL: z.string().regex(/^\d+$/),
        Urgency: z.enum(['very-low', 'low', 'normal', 'high']),
        Topic: z.string().regex(/^[\w-]{1,32}$/),
      }),
    }),
  }),
});
export type Sent = z.infer<typeof sending>['message'];

/** An assertion as Google's documentation of service accounts describes it. */
const claims = z.strictObject({
  iss: z.string(),
  scope: z.literal('https://www.googleapis.com/auth/firebase.messaging'),
  aud: z.literal('https://oauth2.googleapis.com/token'),
  iat: z.number().int(),
  exp: z.number().int(),
});

type Answer = { status: number; headers?: Record<string, string>; body?: object };

/** A failure as FCM documents it, with its own error code among the details. */
export const fcmError = (status: number, rpc: string, errorCode: string, message = ''): Answer => ({
  status,
  body: {
    error: {
      code: status,
      message,
      status: rpc,
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  },
});

const UNAUTHENTICATED: Answer = {
  status: 401,
  body: { error: { code: 401, message: 'Invalid authentication credentials.', status: 'UNAUTHENTICATED' } },
};

/**
 * Google's authorization server and FCM on this machine, for one project with one service account. It grants a token only
 * for an assertion signed by the account's key, takes messages only with a token it granted, and refuses what Google's
 * documentation does not describe. `now`: the clock of both, that of the server which sends to it.
 */
export async function aFirebase({ now = () => new Date(), projectId = 'a-travel-project' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const state = {
    grants: [] as string[],
    valid: new Set<string>(),
    key: publicKey as KeyObject | null,
    expiresIn: 3599,
  };
  const sent: Sent[] = [];
  const answers = new Map<string, Answer | 'hang'>();
  const account = {
    type: 'service_account',
    project_id: projectId,
    private_key_id: 'a-key-of-the-tests',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    client_email: `sender@${projectId}.iam.gserviceaccount.com`,
    token_uri: 'https://evil.example/token',
  };

  async function grant(form: URLSearchParams): Promise<Answer> {
    const failure = (description: string): Answer => ({
      status: 400,
      body: { error: 'invalid_grant', error_description: description },
    });
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      return { status: 400, body: { error: 'unsupported_grant_type' } };
    if (!state.key) return failure('Invalid JWT Signature.');
    const instant = now();
    try {
      const { payload, protectedHeader } = await jwtVerify(form.get('assertion') ?? '', state.key, {
        algorithms: ['RS256'],
        issuer: account.client_email,
        currentDate: instant,
      });
      const { iat, exp } = claims.parse(payload);
      if (protectedHeader.kid !== account.private_key_id || protectedHeader.typ !== 'JWT') return failure('header');
      if (Math.abs(iat - instant.getTime() / 1000) > 60 || exp - iat > 3600) return failure('Invalid JWT: iat, exp');
    } catch (error) {
      return failure(String(error));
    }
    const token = `ya29.${randomUUID()}`;
    state.grants.push(token);
    state.valid.add(token);
    return { status: 200, body: { access_token: token, expires_in: state.expiresIn, token_type: 'Bearer' } };
  }

  function take(request: IncomingMessage, body: string): Answer {
    const [, bearer = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (!state.valid.has(bearer)) return UNAUTHENTICATED;
    const { success, data } = sending.safeParse(JSON.parse(body));
    if (!success || request.headers['content-type'] !== 'application/json')
      return fcmError(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT', 'Request contains an invalid argument.');
    sent.push(data.message);
    return { status: 200, body: { name: `projects/${projectId}/messages/${randomUUID()}` } };
  }

  async function answerTo(request: IncomingMessage, body: string): Promise<Answer | 'hang'> {
    const path = request.url ?? '';
    if (request.method !== 'POST') return { status: 405 };
    if (path === '/token') return answers.get(path) ?? grant(new URLSearchParams(body));
    if (path !== `/v1/projects/${projectId}/messages:send`) return { status: 404 };
    const token = (JSON.parse(body) as { message?: { token?: string } }).message?.token ?? '';
    return answers.get(token) ?? take(request, body);
  }

  const server = createServer((request, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void answerTo(request, Buffer.concat(parts).toString()).then((answer) => {
        if (answer === 'hang') return;
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
        response.end(answer.body && JSON.stringify(answer.body));
      });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  let count = 0;
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    projectId,
    account,
    /** What it took, and how many access tokens it granted. */
    sent,
    granted: () => state.grants.length,
    /** Another answer to a registration token, or to `/token`; without one, its own again. */
    answer: (to: string, answer?: Answer | 'hang') => void (answer ? answers.set(to, answer) : answers.delete(to)),
    /** No access token granted so far is taken any more. */
    expireTokens: () => state.valid.clear(),
    /** The account's key was deleted in the console. */
    revokeKey: () => void (state.key = null),
    restoreKey: () => void (state.key = publicKey),
    /** A browser's registration token. */
    token: () => `dGhpcy1pcy1hbi1pZA-${++count}:APA91b${'H_ti-'.repeat(26)}`,
    /** The variables that configure it, but for the stand-in. */
    variables: {
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: 'AIzaSyA-key-of-a-web-app-is-public-000',
      FIREBASE_APP_ID: '1:481234567890:web:0a1b2c3d4e5f',
      FIREBASE_MESSAGING_SENDER_ID: '481234567890',
      FIREBASE_VAPID_KEY: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
    },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
