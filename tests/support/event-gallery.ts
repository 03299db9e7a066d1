import sharp from 'sharp';
import type { EventAlbum, Gallery, ReportedPhotograph } from '#features/events/contract.ts';
import { call } from './call.ts';

type Form = { alt?: string; albumId?: string };
const upload = (bytes: Buffer, { alt = 'Two people under a tree', ...over }: Form) => ({
  file: bytes.toString('base64'),
  alt,
  ...over,
});

/** What a guest does with photographs, by the token of their sign-in. */
export const aPhotographer = (token: string) => ({
  token,
  gallery: () => call<Gallery>('GET', '/api/events/photographs', { token }),
  add: (bytes: Buffer, form: Form = {}) =>
    call<{ photographId: string }>('POST', '/api/events/photographs', { token, body: upload(bytes, form) }),
  remove: (photographId: string) => call('POST', '/api/events/photographs/delete', { token, body: { photographId } }),
  report: (photographId: string) => call('POST', '/api/events/photographs/report', { token, body: { photographId } }),
});

/** The operations on the gallery of one event: of its host, or of the staff. */
const aKeeper = (base: string, albums: string, code: string, token: () => string) => ({
  gallery: () => call<Gallery & { reported?: ReportedPhotograph[] }>('GET', `${base}?code=${code}`, { token: token() }),
  add: (bytes: Buffer, form: Form = {}) =>
    call<{ photographId: string }>('POST', base, { token: token(), body: { ...upload(bytes, form), code } }),
  remove: (photographId: string) =>
    call('POST', `${base}/delete`, {
      token: token(),
      body: base.includes('/desk/') ? { photographId } : { photographId, code },
    }),
  keep: (photographId: string) => call('POST', `${base}/keep`, { token: token(), body: { photographId } }),
  addAlbum: (name: string) => call<EventAlbum>('POST', albums, { token: token(), body: { code, name } }),
  removeAlbum: (albumId: string) => call('POST', `${albums}/delete`, { token: token(), body: { code, albumId } }),
});

export const asHostOf = (code: string, token: () => string) =>
  aKeeper('/api/events/hosted/photographs', '/api/events/hosted/albums', code, token);
export const asStaffAt = (code: string, token: string) =>
  aKeeper('/api/desk/events/photographs', '/api/desk/events/albums', code, () => token);

/** A small picture of one colour. */
export const aPicture = (colour = '#a60', width = 640, height = 480): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
