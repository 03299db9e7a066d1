import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { encodePhotograph } from '#lib/server/photographs/encode-photograph.ts';
import type { EncodedFile } from '#lib/server/photographs/encode-worker.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import type {
  uploadAsHost as hostOperation,
  uploadAtDesk,
  uploadPhotograph as guestOperation,
} from '../../contract.ts';
import { addingClosed, galleryFull, LEAST_PHOTOGRAPH } from '../../rules/gallery-limits.ts';
import { TEAM_NAME } from '../../rules/team-name.ts';
import type { EventRow } from '../events.repo.ts';
import { hostedEventOf } from '../hosting/hosted.repo.ts';
import { operatedEventOf } from '../messages/desk-messages.ts';
import { guestName } from '../messages/messages.repo.ts';
import { heldAt } from './photographs.repo.ts';
import { presentGuest } from './read-gallery.ts';
import { eventAlbums, eventPhotographFiles, eventPhotographs } from './tables.ts';

/** Who adds a photograph to which event. `registrationId` null: whoever holds the event. */
type Adding = { event: EventRow; registrationId: string | null; name: string };
type Upload = { file: string; alt: string; albumId?: string | undefined };

/** Adds a photograph as the guest who is signed in. Throws as `addPhotograph`. */
export const uploadAsGuest: UseCase<typeof guestOperation> = async ({ db, body, caller }) => ({
  photographId: await addPhotograph(db, body, async (tx, lock) => {
    const { event, registration } = await presentGuest(tx, caller.userId, { lock });
    return { event, registrationId: registration.id, name: guestName(registration.name) };
  }),
});

/** Adds one as the host. Throws as `addPhotograph`, and NOT_FOUND. */
export const uploadAsHost: UseCase<typeof hostOperation> = async ({ db, body, caller }) => ({
  photographId: await addPhotograph(db, body, async (tx, lock) => {
    const event = await hostedEventOf(tx, caller.userId, body.code, { lock });
    return { event, registrationId: null, name: event.hostName ?? '' };
  }),
});

/** Adds one under the name of the team; the audit trail says who did. Throws as `addPhotograph`, and NOT_FOUND. */
export const uploadAsStaff: UseCase<typeof uploadAtDesk> = async ({ db, body, caller, request }) => ({
  photographId: await addPhotograph(
    db,
    body,
    async (tx, lock) => ({
      event: await operatedEventOf(tx, body.code, { lock }),
      registrationId: null,
      name: TEAM_NAME,
    }),
    (tx, subjectId) =>
      recordEvent(tx, request, {
        action: 'event.photograph-added',
        actor: { userId: caller.userId, userType: 'staff' },
        subjectId,
      }),
  ),
});

/**
 * Encodes and stores a photograph; gives its id. What can be refused without decoding is refused first; decoding holds no
 * transaction, and everything is checked again in the one that stores. Throws INVALID_INPUT beside `file` or `albumId`,
 * STATE_BLOCKED with the reason where none can be added, UNAVAILABLE while too many wait to be decoded.
 */
async function addPhotograph(
  db: Db,
  { file, alt, albumId }: Upload,
  find: (tx: Db, lock: boolean) => Promise<Adding>,
  done?: (tx: Db, photographId: string) => Promise<void>,
): Promise<string> {
  await refuse(db, await find(db, false), albumId, 0);
  const { widths, height, files } = await encode(Buffer.from(file, 'base64'));
  const bytes = files.reduce((sum, each) => sum + each.bytes.length, 0);
  return inTransaction(db, async (tx) => {
    const adding = await find(tx, true);
    const { event, registrationId, name } = adding;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('event gallery'), hashtext(${event.id}))`);
    await refuse(tx, adding, albumId, bytes);
    const now = clock.now();
    const id = newId('eph', now.getTime());
    const row = { id, eventId: event.id, albumId: albumId ?? null, registrationId, name, alt, widths, height, bytes };
    await tx.insert(eventPhotographs).values({ ...row, uploadedAt: now });
    for (const { width, bytes: content } of files)
      await tx.insert(eventPhotographFiles).values({ photographId: id, width, bytes: Buffer.from(content) });
    await done?.(tx, id);
    return id;
  });
}

async function refuse(db: Db, { event, registrationId }: Adding, albumId: string | undefined, bytes: number) {
  const held = await heldAt(db, event.id, registrationId);
  const reason = addingClosed(event, clock.now()) ?? galleryFull(held, bytes, registrationId !== null);
  if (reason) throw new AppError('STATE_BLOCKED', reason);
  if (albumId === undefined) return;
  const [album] = await db
    .select({ id: eventAlbums.id })
    .from(eventAlbums)
    .where(and(eq(eventAlbums.id, albumId), eq(eventAlbums.eventId, event.id)));
  if (!album) throw refusedBeside('albumId', 'Choose an album of this event.');
}

/** Only the pixels of a JPEG, PNG or WebP, whatever else the file holds or claims. Throws INVALID_INPUT beside `file`. */
async function encode(source: Buffer): Promise<{ widths: number[]; height: number; files: EncodedFile[] }> {
  const encoded = await encodePhotograph({
    bytes: new Uint8Array(source),
    formats: ['webp'],
    least: LEAST_PHOTOGRAPH,
    lenient: true,
  });
  if ('problem' in encoded) throw refusedBeside('file', `This file ${encoded.problem}.`);
  return encoded;
}

const refusedBeside = (field: string, message: string) =>
  new AppError('INVALID_INPUT', message, { fields: { [field]: message } });
