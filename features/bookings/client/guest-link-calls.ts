import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

/** What the link of a guest's email calls. By itself: the page has no session. */
export const openGuestLink = call<typeof contract.openGuestLink>('POST', '/api/guest-details', 'public');
export const sendGuestDetails = call<typeof contract.sendGuestDetails>('POST', '/api/guest-details/send', 'public');
