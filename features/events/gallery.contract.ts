import * as z from 'zod';
import { defineOperation } from '#lib/shared/define-operation.ts';
import { oneLine } from '#lib/shared/text-fields.ts';
import { checkedText, hostedCode, tooLong } from './hosting-fields.ts';
import { codeField } from './party-form.ts';
import {
  LONGEST_ALBUM,
  LONGEST_ALT,
  MOST_ALBUMS,
  MOST_EVENT_PHOTOGRAPHS,
  MOST_PHOTOGRAPH_BYTES,
  REPORTED_PHOTOGRAPHS_SHOWN,
  UPLOADS_AN_HOUR,
} from './rules/gallery-limits.ts';

const id = z.string().min(1).max(60);
/** In base64, four characters for three bytes. */
const MOST_CHARACTERS = Math.ceil(MOST_PHOTOGRAPH_BYTES / 3) * 4;
/** With the other fields. */
const MOST_UPLOAD = MOST_CHARACTERS + 8192;

const uploadForm = z.object({
  file: z
    .string()
    .min(1, 'Choose a photograph.')
    .max(MOST_CHARACTERS, `The photograph is larger than ${MOST_PHOTOGRAPH_BYTES / 1e6} MB.`)
    .pipe(z.base64('Choose a photograph.')),
  alt: checkedText(oneLine().min(1, 'Write what the photograph shows.').max(LONGEST_ALT, tooLong(LONGEST_ALT))),
  albumId: id.optional(),
});
const albumForm = z.object({
  name: checkedText(oneLine().min(1, 'Enter a name.').max(LONGEST_ALBUM, tooLong(LONGEST_ALBUM))),
});

/** Where the files of a photograph are, with what it shows. */
const picture = z.object({
  photographId: z.string(),
  key: z.string().describe('opens its files for one to two hours; names nobody who reads'),
  widths: z.array(z.int()).max(4).describe('of its files in pixels, smallest first'),
  height: z.int().describe('in pixels, at the largest width'),
  alt: z.string(),
  name: z.string().describe('first name and initial of who added it'),
});
export type EventPicture = z.infer<typeof picture>;

/** A reported photograph at the desk. */
export const reportedPhotograph = picture.extend({ reports: z.int() });
export type ReportedPhotograph = z.infer<typeof reportedPhotograph>;

/** A photograph as who may see it reads it. Its files are at `/event-photos/{key}/{width}.webp`. */
const eventPhotograph = picture.extend({
  albumId: z.string().nullable().describe('null: in the album that every event has'),
  isHost: z.boolean().describe('of the host, or of the staff at an event of the operator'),
  isOwn: z.boolean(),
  isReported: z.boolean().describe('by the caller'),
  uploadedAt: z.iso.datetime(),
});
export type EventPhotograph = z.infer<typeof eventPhotograph>;

const eventAlbum = z.object({ albumId: z.string(), name: z.string() });
export type EventAlbum = z.infer<typeof eventAlbum>;

const gallery = z.object({
  photographs: z.array(eventPhotograph).max(MOST_EVENT_PHOTOGRAPHS).describe('the newest first'),
  albums: z.array(eventAlbum).max(MOST_ALBUMS).describe('beside the one that every event has'),
  closed: z.string().nullable().describe('why nobody can add photographs any more'),
});
export type Gallery = z.infer<typeof gallery>;

const added = z.object({ photographId: z.string() });
const deleted = z.object({ deleted: z.literal(true) });
const uploads = { points: UPLOADS_AN_HOUR, seconds: 3600 };
const onePhotograph = z.object({ photographId: id });

const ofGuest = { caller: 'event-guest', requirements: ['1.2'] as string[] } as const;
const ofHost = { caller: 'consumer', requirements: ['1.2'] as string[] } as const;
const ofDesk = { caller: 'staff', requirements: ['1.2'] as string[] } as const;

export const photographs = defineOperation({
  ...ofGuest,
  name: 'events.photographs',
  method: 'GET',
  path: '/api/events/photographs',
  summary: 'The photographs of the event that the caller is signed in to',
  response: gallery,
});

/**
 * A JPEG, PNG or WebP in base64. Refusals: INVALID_INPUT beside `file`, `alt` and `albumId`; STATE_BLOCKED with the reason
 * where none can be added; 503 UNAVAILABLE while too many are being read.
 */
export const uploadPhotograph = defineOperation({
  ...ofGuest,
  name: 'events.uploadPhotograph',
  method: 'POST',
  path: '/api/events/photographs',
  transaction: 'own',
  maxBytes: MOST_UPLOAD,
  summary: 'Adds a photograph, which everybody who is registered and the host see. Only its pixels are kept',
  body: uploadForm,
  response: added,
  rateLimit: uploads,
});

/** Refusal: NOT_FOUND, also for one that is not the caller’s. */
export const deletePhotograph = defineOperation({
  ...ofGuest,
  name: 'events.deletePhotograph',
  method: 'POST',
  path: '/api/events/photographs/delete',
  summary: 'Deletes a photograph that the caller added',
  body: onePhotograph,
  response: deleted,
});

/** Refusals: NOT_FOUND, also for another event’s; STATE_BLOCKED for one’s own. Again is the same. */
export const reportPhotograph = defineOperation({
  ...ofGuest,
  name: 'events.reportPhotograph',
  method: 'POST',
  path: '/api/events/photographs/report',
  summary: 'Reports a photograph to the desk',
  body: onePhotograph,
  response: z.object({ reported: z.literal(true) }),
  rateLimit: { points: 20, seconds: 3600 },
});

export const hostPhotographs = defineOperation({
  ...ofHost,
  name: 'events.hostPhotographs',
  method: 'GET',
  path: '/api/events/hosted/photographs',
  summary: 'The same for the host of the event',
  query: z.object({ code: hostedCode }),
  response: gallery,
});

/** Refusals as of a guest, and NOT_FOUND. */
export const uploadAsHost = defineOperation({
  ...ofHost,
  name: 'events.uploadAsHost',
  method: 'POST',
  path: '/api/events/hosted/photographs',
  transaction: 'own',
  maxBytes: MOST_UPLOAD,
  summary: 'Adds a photograph to an event of the caller',
  body: uploadForm.extend({ code: hostedCode }),
  response: added,
  rateLimit: uploads,
});

/** Refusal: NOT_FOUND, also for another event’s. */
export const deleteAsHost = defineOperation({
  ...ofHost,
  name: 'events.deleteAsHost',
  method: 'POST',
  path: '/api/events/hosted/photographs/delete',
  summary: 'Deletes any photograph of an event of the caller',
  body: onePhotograph.extend({ code: hostedCode }),
  response: deleted,
});

/** Refusals: INVALID_INPUT beside `name` for one that is there; STATE_BLOCKED beyond MOST_ALBUMS; NOT_FOUND. */
export const addAlbum = defineOperation({
  ...ofHost,
  name: 'events.addAlbum',
  method: 'POST',
  path: '/api/events/hosted/albums',
  summary: 'Adds an album to an event of the caller',
  body: albumForm.extend({ code: hostedCode }),
  response: eventAlbum,
});

/** Refusal: NOT_FOUND, also for another event’s. */
export const deleteAlbum = defineOperation({
  ...ofHost,
  name: 'events.deleteAlbum',
  method: 'POST',
  path: '/api/events/hosted/albums/delete',
  summary: 'Deletes an album of an event of the caller; its photographs move to the album that every event has',
  body: z.object({ code: hostedCode, albumId: id }),
  response: deleted,
});

/** Refusal: NOT_FOUND, also for an event of a traveller. */
export const deskPhotographs = defineOperation({
  ...ofDesk,
  name: 'events.deskPhotographs',
  method: 'GET',
  path: '/api/desk/events/photographs',
  summary: 'The same for the staff, at an event of the operator',
  query: z.object({ code: codeField }),
  response: gallery.extend({
    eventName: z.string(),
    reported: z.array(reportedPhotograph).max(REPORTED_PHOTOGRAPHS_SHOWN).describe('those with the most reports first'),
  }),
});

/** Refusals as of a guest, and NOT_FOUND. */
export const uploadAtDesk = defineOperation({
  ...ofDesk,
  name: 'events.uploadAtDesk',
  method: 'POST',
  path: '/api/desk/events/photographs',
  transaction: 'own',
  maxBytes: MOST_UPLOAD,
  summary: 'Adds a photograph to an event of the operator, under the name of the team',
  body: uploadForm.extend({ code: codeField }),
  response: added,
  rateLimit: uploads,
});

/** Refusal: NOT_FOUND, also for one at an event of a traveller that nobody reported. */
export const deletePhotographAtDesk = defineOperation({
  ...ofDesk,
  name: 'events.deletePhotographAtDesk',
  method: 'POST',
  path: '/api/desk/events/photographs/delete',
  summary: 'Deletes a photograph of an event of the operator, or a reported one of a traveller’s',
  body: onePhotograph,
  response: deleted,
});

/** Keeping again changes nothing. Refusal: NOT_FOUND, also for one at an event of a traveller, which is kept as a whole. */
export const keepPhotographAtDesk = defineOperation({
  ...ofDesk,
  name: 'events.keepPhotographAtDesk',
  method: 'POST',
  path: '/api/desk/events/photographs/keep',
  summary: 'Keeps a reported photograph of an event of the operator: its reports are gone',
  body: onePhotograph,
  response: z.object({ kept: z.literal(true) }),
});

/** Refusals as of a host. */
export const addAlbumAtDesk = defineOperation({
  ...ofDesk,
  name: 'events.addAlbumAtDesk',
  method: 'POST',
  path: '/api/desk/events/albums',
  summary: 'Adds an album to an event of the operator',
  body: albumForm.extend({ code: codeField }),
  response: eventAlbum,
});

/** Refusal: NOT_FOUND, also for an album of a traveller’s event. */
export const deleteAlbumAtDesk = defineOperation({
  ...ofDesk,
  name: 'events.deleteAlbumAtDesk',
  method: 'POST',
  path: '/api/desk/events/albums/delete',
  summary: 'Deletes an album of an event of the operator; its photographs move to the album that every event has',
  body: z.object({ code: codeField, albumId: id }),
  response: deleted,
});
