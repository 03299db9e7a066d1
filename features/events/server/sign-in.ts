import 'server-only';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { networkOf } from '#lib/server/http/client-network.ts';
import { countIn, uncount } from '#lib/server/http/rate-limit.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { counted as countWords } from '#lib/shared/word-lists.ts';
import type { signIn as operation } from '../contract.ts';
import { tryLimits } from '../rules/code-tries.ts';
import { openGuestSession } from './guest-sessions.repo.ts';
import { guestKey } from './guest-key.ts';
import { spendCode } from './one-time-codes.ts';
import { findGuest } from './registrations.repo.ts';

/**
 * Signs in to an event. A number or mail that nobody has takes the way of a wrong code, in the same time, and gets the
 * same sentence. A try counts before it is looked at and is taken back when it was right. `db` is no transaction: counts must stay.
 */
export const signIn: UseCase<typeof operation> = async ({ db, body, request }) => {
  const tries = await countIn(db, tryLimits({ guest: guestKey(body), network: networkOf(request.address) }));
  const over = tries.filter((window) => window.over);
  if (over.length) {
    await uncount(
      db,
      tries.filter((window) => !window.over),
    ); // refused here, it is no try there
    const wait = Math.max(...over.map((window) => window.wait));
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `Too many tries with a wrong code. Try again in ${wait < 90 ? countWords(wait, 'second') : countWords(Math.ceil(wait / 60), 'minute')}.`,
      { retryAfterSeconds: wait },
    );
  }
  const [guest, now] = [await findGuest(db, body), clock.now()];
  const opened = await inTransaction(db, async (tx) => {
    const fits = await spendCode(tx, guest?.registration.id, body.oneTimeCode, now);
    await recordEvent(tx, request, {
      action: fits ? 'event.signed-in' : 'event.sign-in-refused',
      actor: null,
      subjectId: guest?.registration.id,
      details: { event: body.code },
    });
    return guest && fits ? { guest, session: await openGuestSession(tx, guest.registration.id, now) } : null;
  });
  if (!opened)
    throw new AppError(
      'UNAUTHENTICATED',
      'That code does not match this number and email, or is older than 10 minutes. Check all three, or request another code.',
    );
  await uncount(db, tries);
  const {
    guest: {
      event,
      registration: { number, name, email },
    },
    session,
  } = opened;
  return {
    eventCode: event.code,
    number,
    name,
    email,
    accessToken: session.accessToken,
    expiresAt: session.expiresAt.toISOString(),
  };
};
