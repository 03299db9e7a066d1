import type { SharingView } from '#features/events/contract.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { call } from './call.ts';
import { aSignedInGuest } from './events.ts';

/** A guest of the demo's event who is signed in to it, and what they do about sharing a room. */
export async function aSharer(db: Db, name: string, over: { code?: string; days?: string[] } = {}) {
  const email = `${name.split(' ')[0]!.toLowerCase()}@example.com`;
  const { accessToken: token } = await aSignedInGuest(db, { name, email, companions: 0, ...over });
  const send = (what: string, body: object = {}) =>
    call<SharingView>('POST', `/api/events/roommates${what}`, { token, body });
  const look = () => call<SharingView>('GET', '/api/events/roommates', { token });
  /** The id of somebody on the list, by the name that is shown. */
  const idOf = async (shown: string): Promise<string> =>
    (await look()).data.others.find((one) => one.name === shown)?.guestId ?? 'esh_unknown';
  return {
    name,
    email,
    token,
    look,
    idOf,
    join: (about = 'Asleep at ten, no smoke.') => send('', { about }),
    leave: () => send('/leave'),
    ask: (guestId: string) => send('/ask', { guestId }),
    takeBack: (guestId: string) => send('/take-back', { guestId }),
    answer: (guestId: string, accepted = true) => send('/answer', { guestId, accepted }),
    end: () => send('/end'),
    withdraw: () => call('POST', '/api/events/withdraw', { token, body: {} }),
  };
}
export type Sharer = Awaited<ReturnType<typeof aSharer>>;
