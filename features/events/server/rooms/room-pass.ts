import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { idOfSigned, signedId } from '#lib/server/signed-id.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { roomPass } from '../../contract.ts';
import { PASS_MINUTES } from '../../rules/room-limits.ts';

const PURPOSE = 'event-room';

/**
 * A signed proof that the caller is signed in to a registration. A room is paid for by an account, whose token the call that
 * books carries; this stands beside it. It lasts minutes, because nothing ends it before.
 */
export const giveRoomPass: UseCase<typeof roomPass> = ({ caller }) => {
  const until = clock.now().getTime() + PASS_MINUTES * 60_000;
  return Promise.resolve({ pass: signedId(PURPOSE, `${caller.userId}~${until}`) });
};

/** The registration that a pass is of; null for one that is over or was not made here. */
export function registrationOfPass(pass: string, now: Date): string | null {
  const [registrationId = '', until = ''] = (idOfSigned(PURPOSE, pass) ?? '').split('~');
  return registrationId && Number(until) > now.getTime() ? registrationId : null;
}
