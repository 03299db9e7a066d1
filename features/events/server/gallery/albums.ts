import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { recordEvent } from '#lib/server/audit.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { addAlbum, addAlbumAtDesk, deleteAlbum, deleteAlbumAtDesk, EventAlbum } from '../../contract.ts';
import { MOST_ALBUMS, OWN_ALBUM } from '../../rules/gallery-limits.ts';
import { hostedEventOf } from '../hosting/hosted.repo.ts';
import { operatedEventOf } from '../messages/desk-messages.ts';
import { albumsOf } from './photographs.repo.ts';
import { eventAlbums } from './tables.ts';

/** Adds an album to an event of the caller. Throws NOT_FOUND; INVALID_INPUT beside `name`; STATE_BLOCKED beyond the limit. */
export const addAlbumAsHost: UseCase<typeof addAlbum> = async ({ db, body, caller }) =>
  add(db, (await hostedEventOf(db, caller.userId, body.code)).id, body.name);

/** Adds one to an event of the operator. Throws as above. */
export const addAlbumAsStaff: UseCase<typeof addAlbumAtDesk> = async ({ db, body, caller, request }) => {
  const album = await add(db, (await operatedEventOf(db, body.code)).id, body.name);
  const actor = { userId: caller.userId, userType: 'staff' } as const;
  await recordEvent(db, request, { action: 'event.album-added', actor, subjectId: album.albumId });
  return album;
};

/** Deletes an album of an event of the caller; its photographs stay. Throws NOT_FOUND. */
export const deleteAlbumAsHost: UseCase<typeof deleteAlbum> = async ({ db, body, caller }) => {
  await remove(db, (await hostedEventOf(db, caller.userId, body.code)).id, body.albumId);
  return { deleted: true };
};

/** Deletes one of an event of the operator. Throws NOT_FOUND. */
export const deleteAlbumAsStaff: UseCase<typeof deleteAlbumAtDesk> = async ({ db, body, caller, request }) => {
  await remove(db, (await operatedEventOf(db, body.code)).id, body.albumId);
  const actor = { userId: caller.userId, userType: 'staff' } as const;
  await recordEvent(db, request, { action: 'event.album-deleted', actor, subjectId: body.albumId });
  return { deleted: true };
};

async function add(tx: Db, eventId: string, name: string): Promise<EventAlbum> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('event gallery'), hashtext(${eventId}))`);
  const albums = await albumsOf(tx, eventId);
  if (albums.length >= MOST_ALBUMS)
    throw new AppError('STATE_BLOCKED', `An event has at most ${counted(MOST_ALBUMS, 'album')} of its own.`);
  const isTaken = [OWN_ALBUM, ...albums.map((album) => album.name)].some(
    (taken) => taken.toLowerCase() === name.toLowerCase(),
  );
  const message = 'There is an album of this name.';
  if (isTaken) throw new AppError('INVALID_INPUT', message, { fields: { name: message } });
  const now = clock.now();
  const albumId = newId('eal', now.getTime());
  await tx.insert(eventAlbums).values({ id: albumId, eventId, name, createdAt: now });
  return { albumId, name };
}

async function remove(tx: Db, eventId: string, albumId: string): Promise<void> {
  const gone = await tx
    .delete(eventAlbums)
    .where(and(eq(eventAlbums.id, albumId), eq(eventAlbums.eventId, eventId)))
    .returning({ id: eventAlbums.id });
  if (!gone.length) throw notFound('This album');
}
