import 'server-only';
import { SignJWT } from 'jose';
import * as z from 'zod';
import { clock } from '#lib/server/clock.ts';
import type { ServiceAccount } from '#lib/server/google/service-account.ts';
import { jsonOf } from '#lib/shared/json-of.ts';
import type { ServiceAnswer } from './post-to-service.ts';

/** Google's authorization server. It is the audience of an assertion wherever that is posted. */
export const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
/** The longest that Google takes an assertion for. */
const ASSERTION_SECONDS = 3600;
/** A token is replaced so long before its end, so that none ends on its way. */
const EARLY_MS = 60_000;
/** After a refusal nobody asks again before. */
const REFUSED_MS = 10_000;

const granted = z.object({ access_token: z.string().min(1).max(4000), expires_in: z.number().positive() });
const refused = z.object({ error: z.string().regex(/^\w{1,40}$/) });

/** An access token, or why the authorization server gave none. */
export type Grant = { token: string } | { status: number; reason: string; retryAfterMs: number };

/** The access tokens of a service account: `grant` gives a current one, `discard` says that Google takes this one no more. */
export type AccessTokens = { grant: () => Promise<Grant>; discard: (grant: Grant) => void };

/**
 * Asks Google's authorization server for access tokens that may send messages, by the JWT bearer grant (RFC 7523,
 * developers.google.com/identity/protocols/oauth2/service-account). One is held until it expires, and calls at the same
 * time share it. `post` posts a form to the server. `grant` throws when it was not reached or answers something else.
 */
export function accessTokens(
  account: ServiceAccount,
  post: (form: URLSearchParams) => Promise<ServiceAnswer>,
): AccessTokens {
  let held: { asked: Promise<Grant>; grant?: Grant; until: number } | null = null;
  const ask = async (now: number): Promise<{ grant: Grant; until: number }> => {
    const answer = await post(
      new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await assertionOf(account, now),
      }),
    );
    if (answer.status !== 200) return { grant: refusalIn(answer), until: now + REFUSED_MS };
    const { access_token: token, expires_in: seconds } = granted.parse(jsonOf(answer.text));
    return { grant: { token }, until: now + seconds * 1000 - EARLY_MS };
  };
  return {
    grant: () => {
      const now = clock.now().getTime();
      if (held && now < held.until) return held.asked;
      const asking = ask(now);
      const current: NonNullable<typeof held> = { asked: asking.then(({ grant }) => grant), until: Infinity };
      held = current;
      asking.then(
        (answer) => Object.assign(current, answer),
        () => (current.until = now + REFUSED_MS),
      );
      return current.asked;
    },
    discard: (grant) => {
      if (held?.grant === grant) held = null;
    },
  };
}

const assertionOf = ({ clientEmail, keyId, privateKey }: ServiceAccount, now: number): Promise<string> => {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
    .setIssuer(clientEmail)
    .setAudience(TOKEN_URL)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ASSERTION_SECONDS)
    .sign(privateKey);
};

/** An error of RFC 6749, section 5.2, such as `invalid_grant` for a key that was revoked. */
function refusalIn({ status, retryAfterMs, text }: ServiceAnswer): Grant {
  const found = refused.safeParse(jsonOf(text));
  return { status, retryAfterMs, reason: found.success ? found.data.error : 'no access token' };
}
