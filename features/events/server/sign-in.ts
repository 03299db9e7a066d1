import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { knownDevice, rememberDevice } from '#lib/server/http/device-cookie.ts';
import { readerLanguage } from '#lib/server/http/reader-language.ts';
import { countIn, uncount } from '#lib/server/http/rate-limit.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { counted as countWords } from '#lib/shared/word-lists.ts';
import type { signIn as operation } from '../contract.ts';
import { CODE_MINUTES, TRIES_A_CODE } from '#lib/shared/one-time-codes.ts';
import { tryLimit } from '../rules/code-tries.ts';
import { openGuestSession } from './guest-sessions.repo.ts';
import { askedSubject, guestKey, signedInSubject } from './guest-key.ts';
import { noteSignIn } from './messages/mail-digests.ts';
import { countTry, spendCode } from './one-time-codes.ts';
import { findGuest } from './registrations.repo.ts';

/**
 * Signs in to an event. A number or mail that nobody has, or a browser that asked for no code, takes the way of a wrong
 * code, in the same time, and gets the same sentence. A try counts before it is looked at and is taken back when it was
 * right. `db` is no transaction: counts must stay.
 */
export const signIn: UseCase<typeof operation> = async ({ db, body, request }) => {
  const [key, now] = [guestKey(body), clock.now()];
  const device = knownDevice(request.headers, askedSubject(key));
  const counted = await countIn(db, [tryLimit(networkOf(request.address))]);
  const guest = await findGuest(db, body);
  const tries = await countTry(db, guest?.registration.id, device, now);
  const [over] = counted.filter((window) => window.over);
  if (over && tries !== 1) throw tooManyTries(over.wait);
  const opened = await inTransaction(db, async (tx) => {
    const fits = await spendCode(tx, guest?.registration.id, device, body.oneTimeCode, now);
    await recordEvent(tx, request, {
      action: fits ? 'event.signed-in' : 'event.sign-in-refused',
      actor: null,
      subjectId: guest?.registration.id,
      details: { event: body.code },
    });
    if (guest && fits) await noteSignIn(tx, guest.registration.id, readerLanguage(request));
    return guest && fits ? { guest, session: await openGuestSession(tx, guest.registration.id, now) } : null;
  });
  if (!opened) throw new AppError('UNAUTHENTICATED', REFUSED);
  await uncount(db, counted);
  rememberDevice(request, signedInSubject(key));
  const { event, registration } = opened.guest;
  return {
    eventCode: event.code,
    number: registration.number,
    name: registration.name,
    email: registration.email,
    accessToken: opened.session.accessToken,
    expiresAt: opened.session.expiresAt.toISOString(),
  };
};

/** One sentence for every reason. */
const REFUSED = `That code does not match this number and email, is older than ${countWords(CODE_MINUTES, 'minute')}, was tried ${countWords(TRIES_A_CODE, 'time')}, or was requested in another browser. Check all three, or request another code here.`;

const tooManyTries = (wait: number): AppError =>
  new AppError(
    'TOO_MANY_REQUESTS',
    `Too many wrong codes from this network. Try again in ${wait < 90 ? countWords(wait, 'second') : countWords(Math.ceil(wait / 60), 'minute')}.`,
    { retryAfterSeconds: wait },
  );
