import { beforeEach, expect } from 'vitest';
import { aSignedInGuest, FRI } from './events.ts';
import { aWriter, useHostedEvents } from './hosted-events.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** An event that Asha hosts, and guests who write at it; each test begins with nobody registered. */
export function useEventMessages() {
  const { db, asha, anOpenEvent } = useHostedEvents();
  let code: string;
  beforeEach(async () => {
    code = await anOpenEvent();
  });
  /** The form of a guest of this event. */
  const coming = (email: string, name = 'Latha R. Iyengar') => ({ code, name, email, companions: 0, days: [FRI] });
  return {
    db,
    asha,
    /** The code of the event. */
    code: () => code,
    coming,
    /** Registers a guest and signs them in. */
    aGuest: async (email: string, name?: string) =>
      aWriter((await aSignedInGuest(db(), { ...coming(email, name), mobile: undefined })).accessToken),
  };
}

/** Reads to the end, as the page does. */
export async function readAll(guest: ReturnType<typeof aWriter>): Promise<void> {
  const { messageId } = (await guest.read()).data.messages.at(-1)!;
  expect((await guest.see(messageId)).status).toBe(200);
}
