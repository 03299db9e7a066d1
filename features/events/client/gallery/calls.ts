import { call } from '#lib/client/call.ts';
import type * as contract from '../../contract.ts';

export const photographs = call<typeof contract.photographs>('GET', '/api/events/photographs', 'event-guest');
export const uploadPhotograph = call<typeof contract.uploadPhotograph>(
  'POST',
  '/api/events/photographs',
  'event-guest',
);
export const deletePhotograph = call<typeof contract.deletePhotograph>(
  'POST',
  '/api/events/photographs/delete',
  'event-guest',
);
export const reportPhotograph = call<typeof contract.reportPhotograph>(
  'POST',
  '/api/events/photographs/report',
  'event-guest',
);
export const hostPhotographs = call<typeof contract.hostPhotographs>(
  'GET',
  '/api/events/hosted/photographs',
  'consumer',
);
export const uploadAsHost = call<typeof contract.uploadAsHost>('POST', '/api/events/hosted/photographs', 'consumer');
export const deleteAsHost = call<typeof contract.deleteAsHost>(
  'POST',
  '/api/events/hosted/photographs/delete',
  'consumer',
);
export const addAlbum = call<typeof contract.addAlbum>('POST', '/api/events/hosted/albums', 'consumer');
export const deleteAlbum = call<typeof contract.deleteAlbum>('POST', '/api/events/hosted/albums/delete', 'consumer');
export const deskPhotographs = call<typeof contract.deskPhotographs>('GET', '/api/desk/events/photographs', 'staff');
export const uploadAtDesk = call<typeof contract.uploadAtDesk>('POST', '/api/desk/events/photographs', 'staff');
export const deletePhotographAtDesk = call<typeof contract.deletePhotographAtDesk>(
  'POST',
  '/api/desk/events/photographs/delete',
  'staff',
);
export const keepPhotographAtDesk = call<typeof contract.keepPhotographAtDesk>(
  'POST',
  '/api/desk/events/photographs/keep',
  'staff',
);
export const addAlbumAtDesk = call<typeof contract.addAlbumAtDesk>('POST', '/api/desk/events/albums', 'staff');
export const deleteAlbumAtDesk = call<typeof contract.deleteAlbumAtDesk>(
  'POST',
  '/api/desk/events/albums/delete',
  'staff',
);
