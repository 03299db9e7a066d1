import type * as contract from '#features/events/contract.ts';
import type { EventAlbum, Gallery, ReportedPhotograph } from '#features/events/contract.ts';
import { addingClosed, galleryFull, MOST_ALBUMS } from '#features/events/rules/gallery-limits.ts';
import { TEAM_NAME } from '#features/events/rules/team-name.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { publicName } from '#lib/shared/public-name.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockPhotograph } from '../memory/records.ts';
import { reunion, reunionTimes } from '../stock/class-reunion.ts';

type Uploader = { guestId: string | null; name: string };
type Upload = { file: string; alt: string; albumId?: string | undefined };
/** A guest by their registration, the host, or the staff. */
type Reader = { guest: string } | 'host' | 'staff';

const photographsAt = (code: string): MockPhotograph[] => memory().photographs.filter((one) => one.code === code);

function closedAt(code: string, now: Date): string | null {
  if (code === reunion(now).code) return addingClosed(reunionTimes(now), now);
  const event = memory().hosted.find((one) => one.code === code);
  return event?.state === 'open' ? null : 'This event is cancelled, so nobody can add photographs any more.';
}

const pictureOf = ({ photographId, alt, name }: MockPhotograph) => ({
  photographId,
  key: photographId,
  widths: [480, 960],
  height: 720,
  alt,
  name,
});

const galleryOf = (code: string, reader: Reader, now: Date): Gallery => ({
  photographs: photographsAt(code)
    .map((one) => ({
      ...pictureOf(one),
      albumId: one.albumId,
      isHost: one.guestId === null,
      isOwn: typeof reader === 'object' ? one.guestId === reader.guest : reader === 'host' && one.guestId === null,
      isReported: typeof reader === 'object' && one.reportedBy.includes(reader.guest),
      uploadedAt: one.uploadedAt,
    }))
    .reverse(),
  albums: albumsAt(code),
  closed: closedAt(code, now),
});

const albumsAt = (code: string): EventAlbum[] =>
  memory()
    .albums.filter((album) => album.code === code)
    .map(({ albumId, name }) => ({ albumId, name }));

/** The photographs of an event that were reported. */
export const reportedPhotographsAt = (code: string): ReportedPhotograph[] =>
  photographsAt(code)
    .filter(({ reportedBy }) => reportedBy.length)
    .map((one) => ({ ...pictureOf(one), reports: one.reportedBy.length }));

function add(code: string, { guestId, name }: Uploader, { alt, albumId }: Upload, now: Date) {
  const all = photographsAt(code);
  const held = { own: all.filter((one) => one.guestId === guestId).length, event: all.length, bytes: 0 };
  const reason = closedAt(code, now) ?? galleryFull(held, 0, guestId !== null);
  if (reason) throw new AppError('STATE_BLOCKED', reason);
  const photographId = newId('eph', now.getTime());
  const row = { photographId, code, guestId, name, alt, albumId: albumId ?? null };
  memory().photographs.push({ ...row, uploadedAt: now.toISOString(), reportedBy: [] });
  return { photographId };
}

function remove(photographId: string, fits: (photograph: MockPhotograph) => boolean) {
  const gone = memory().photographs.find((one) => one.photographId === photographId && fits(one));
  if (!gone) throw notFound('This photograph');
  memory().photographs = memory().photographs.filter((one) => one !== gone);
  return { deleted: true } as const;
}

function addAlbum(code: string, name: string, now: Date): EventAlbum {
  const albums = albumsAt(code);
  const message = 'There is an album of this name.';
  if (albums.some((album) => album.name.toLowerCase() === name.toLowerCase()))
    throw new AppError('INVALID_INPUT', message, { fields: { name: message } });
  if (albums.length >= MOST_ALBUMS) throw new AppError('STATE_BLOCKED', `An event has at most ${MOST_ALBUMS} albums.`);
  const album = { albumId: newId('eal', now.getTime()), name };
  memory().albums.push({ ...album, code });
  return album;
}

function removeAlbum(code: string, albumId: string) {
  if (!albumsAt(code).some((album) => album.albumId === albumId)) throw notFound('This album');
  memory().albums = memory().albums.filter((album) => album.albumId !== albumId);
  for (const photograph of memory().photographs) if (photograph.albumId === albumId) photograph.albumId = null;
  return { deleted: true } as const;
}

function hostNameOf(code: string, userId: string): string {
  const event = memory().hosted.find((one) => one.code === code && one.userId === userId);
  if (!event) throw notFound('This event');
  return event.hostName;
}

function operated(code: string, now: Date): string {
  if (code !== reunion(now).code) throw notFound('This event');
  return code;
}

type Operations =
  | 'photographs'
  | 'uploadPhotograph'
  | 'deletePhotograph'
  | 'reportPhotograph'
  | 'hostPhotographs'
  | 'uploadAsHost'
  | 'deleteAsHost'
  | 'addAlbum'
  | 'deleteAlbum'
  | 'deskPhotographs'
  | 'uploadAtDesk'
  | 'deletePhotographAtDesk'
  | 'keepPhotographAtDesk'
  | 'addAlbumAtDesk'
  | 'deleteAlbumAtDesk';

/** Galleries of the events of this tab. Files are not kept: their descriptions stand in their place. */
export const galleryAnswers: Pick<AnswersOf<typeof contract>, Operations> = {
  photographs: ({ person, now }) => galleryOf(person.code, { guest: person._id }, now),
  uploadPhotograph: ({ body, person, now }) => {
    const [firstName = '', ...rest] = person.name.split(' ');
    const name = publicName({ firstName, lastName: rest.at(-1) ?? '' });
    return add(person.code, { guestId: person._id, name }, body, now);
  },
  deletePhotograph: ({ body, person }) => remove(body.photographId, ({ guestId }) => guestId === person._id),
  reportPhotograph: ({ body, person }) => {
    const photograph = photographsAt(person.code).find((one) => one.photographId === body.photographId);
    if (!photograph) throw notFound('This photograph');
    if (photograph.guestId === person._id)
      throw new AppError('STATE_BLOCKED', 'This is your own photograph. You can delete it.');
    if (!photograph.reportedBy.includes(person._id)) photograph.reportedBy.push(person._id);
    return { reported: true };
  },
  hostPhotographs: ({ query, person, now }) => {
    hostNameOf(query.code, person._id);
    return galleryOf(query.code, 'host', now);
  },
  uploadAsHost: ({ body, person, now }) =>
    add(body.code, { guestId: null, name: hostNameOf(body.code, person._id) }, body, now),
  deleteAsHost: ({ body, person }) => {
    hostNameOf(body.code, person._id);
    return remove(body.photographId, ({ code }) => code === body.code);
  },
  addAlbum: ({ body, person, now }) => {
    hostNameOf(body.code, person._id);
    return addAlbum(body.code, body.name, now);
  },
  deleteAlbum: ({ body, person }) => {
    hostNameOf(body.code, person._id);
    return removeAlbum(body.code, body.albumId);
  },
  deskPhotographs: ({ query, now }) => ({
    ...galleryOf(operated(query.code, now), 'staff', now),
    eventName: reunion(now).name,
    reported: reportedPhotographsAt(query.code),
  }),
  uploadAtDesk: ({ body, now }) => add(operated(body.code, now), { guestId: null, name: TEAM_NAME }, body, now),
  deletePhotographAtDesk: ({ body }) => remove(body.photographId, () => true),
  keepPhotographAtDesk: ({ body }) => {
    const kept = memory().photographs.find((one) => one.photographId === body.photographId);
    if (!kept) throw notFound('This photograph');
    kept.reportedBy = [];
    return { kept: true };
  },
  addAlbumAtDesk: ({ body, now }) => addAlbum(operated(body.code, now), body.name, now),
  deleteAlbumAtDesk: ({ body, now }) => removeAlbum(operated(body.code, now), body.albumId),
};
