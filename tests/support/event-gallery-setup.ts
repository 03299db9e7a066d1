import { sql } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';
import { GET } from '#app/event-photos/[key]/[file]/route.ts';
import type { EventPicture } from '#features/events/contract.ts';
import { eventPhotographs } from '#features/events/server/gallery/tables.ts';
import { auditEvents } from '#lib/server/db/tables.ts';
import { pictureRoutes } from '#lib/shared/picture-routes.ts';
import { aPhotographer, asHostOf } from './event-gallery.ts';
import { aSignedInGuest, CODE, FRI } from './events.ts';
import { useHostedEvents } from './hosted-events.ts';
import { aStaff, type Staff } from './staff.ts';

/** An event of Asha's with an empty gallery, and somebody of the staff; each test begins with a new event. */
export function useEventGallery() {
  const { db, asha, anOpenEvent } = useHostedEvents();
  let staff: Staff;
  let code: string;
  let host: ReturnType<typeof asHostOf>;
  beforeEach(async () => {
    await db().delete(eventPhotographs);
    await db().delete(auditEvents);
    await db().execute(sql`update event_days set taken = 0`);
    staff = await aStaff(db());
    code = await anOpenEvent();
    host = asHostOf(code, asha().token);
  });
  return {
    db,
    asha,
    anOpenEvent,
    staff: () => staff,
    /** The code of the event. */
    code: () => code,
    /** What Asha does with its gallery. */
    host: () => host,
    /** Registers a guest and signs them in; at this event, or the one with the code `of`. */
    aGuest: async (email: string, name = 'Latha R. Iyengar', of = code) =>
      aPhotographer(
        (
          await aSignedInGuest(db(), {
            code: of,
            name,
            email,
            companions: 0,
            days: [FRI],
            mobile: of === CODE ? '+91 98450 22812' : undefined,
          })
        ).accessToken,
      ),
  };
}

/** Asks for a file as a page's picture does: without a token. */
export const fileAt = (key: string, width: number | string): Promise<Response> =>
  GET(new Request(`http://localhost${pictureRoutes.eventPhotograph(key, Number(width))}`), {
    params: Promise.resolve({ key, file: `${width}.webp` }),
  });

/** The widest file of a photograph, which is expected to be there. */
export async function fileOf({ key, widths }: EventPicture): Promise<{ answer: Response; bytes: Buffer }> {
  const answer = await fileAt(key, widths.at(-1)!);
  expect(answer.status).toBe(200);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}
