import { call } from '#lib/client/call.ts';
import type * as contract from '../contract.ts';

export const register = call<typeof contract.register>('POST', '/api/events/register', 'public');
export const askForCode = call<typeof contract.askForCode>('POST', '/api/events/sign-in-code', 'public');
export const signIn = call<typeof contract.signIn>('POST', '/api/events/sign-in', 'public');
export const signOut = call<typeof contract.signOut>('POST', '/api/events/sign-out', 'public');
export const getRegistration = call<typeof contract.getRegistration>('GET', '/api/events/registration', 'event-guest');
export const changeRegistration = call<typeof contract.changeRegistration>(
  'PUT',
  '/api/events/registration',
  'event-guest',
);
export const withdraw = call<typeof contract.withdraw>('POST', '/api/events/withdraw', 'event-guest');
export const wait = call<typeof contract.wait>('POST', '/api/events/waiting', 'public');
export const waiting = call<typeof contract.waiting>('POST', '/api/events/waiting/place', 'public');
export const acceptOffer = call<typeof contract.acceptOffer>('POST', '/api/events/waiting/accept', 'public');
export const leaveWaiting = call<typeof contract.leaveWaiting>('POST', '/api/events/waiting/leave', 'public');
export const host = call<typeof contract.host>('POST', '/api/events/hosted', 'consumer');
export const changeHosted = call<typeof contract.changeHosted>('PUT', '/api/events/hosted', 'consumer');
export const cancelHosted = call<typeof contract.cancelHosted>('POST', '/api/events/hosted/cancel', 'consumer');
export const hosted = call<typeof contract.hosted>('GET', '/api/events/hosted', 'consumer');
export const listHosted = call<typeof contract.listHosted>('GET', '/api/events/hosted/list', 'consumer');
export const registrations = call<typeof contract.registrations>('GET', '/api/events/hosted/registrations', 'consumer');
export const registrationFile = call<typeof contract.registrationFile>(
  'GET',
  '/api/events/hosted/registrations/file',
  'consumer',
);
export const reportEvent = call<typeof contract.reportEvent>('POST', '/api/events/report', 'public');
export const deskEvents = call<typeof contract.deskEvents>('GET', '/api/desk/events', 'staff');
export const decideEvent = call<typeof contract.decideEvent>('POST', '/api/desk/events/decide', 'staff');
export const messages = call<typeof contract.messages>('GET', '/api/events/messages', 'event-guest');
export const writeMessage = call<typeof contract.writeMessage>('POST', '/api/events/messages', 'event-guest');
export const reportMessage = call<typeof contract.reportMessage>('POST', '/api/events/messages/report', 'event-guest');
export const seeMessages = call<typeof contract.seeMessages>('POST', '/api/events/messages/seen', 'event-guest');
export const setMessageEmails = call<typeof contract.setMessageEmails>(
  'POST',
  '/api/events/messages/emails',
  'event-guest',
);
export const hostMessages = call<typeof contract.hostMessages>('GET', '/api/events/hosted/messages', 'consumer');
export const writeAsHost = call<typeof contract.writeAsHost>('POST', '/api/events/hosted/messages', 'consumer');
export const hideMessage = call<typeof contract.hideMessage>('POST', '/api/events/hosted/messages/hide', 'consumer');
export const hideAtDesk = call<typeof contract.hideAtDesk>('POST', '/api/desk/events/messages/hide', 'staff');
export const seeAsHost = call<typeof contract.seeAsHost>('POST', '/api/events/hosted/messages/seen', 'consumer');
export const operatedEvents = call<typeof contract.operatedEvents>('GET', '/api/desk/events/operated', 'staff');
export const deskMessages = call<typeof contract.deskMessages>('GET', '/api/desk/events/messages', 'staff');
export const writeAtDesk = call<typeof contract.writeAtDesk>('POST', '/api/desk/events/messages', 'staff');
export const keepAtDesk = call<typeof contract.keepAtDesk>('POST', '/api/desk/events/messages/keep', 'staff');
export const deskRoomBlocks = call<typeof contract.deskRoomBlocks>('GET', '/api/desk/events/rooms', 'staff');
export const openBlock = call<typeof contract.openBlock>('POST', '/api/desk/events/rooms', 'staff');
export const shrinkBlock = call<typeof contract.shrinkBlock>('POST', '/api/desk/events/rooms/shrink', 'staff');
export const endBlock = call<typeof contract.endBlock>('POST', '/api/desk/events/rooms/end', 'staff');
export const roomingFile = call<typeof contract.roomingFile>('GET', '/api/desk/events/rooming-list/file', 'staff');
export const guestRooms = call<typeof contract.guestRooms>('GET', '/api/events/rooms', 'event-guest');
export const roommates = call<typeof contract.roommates>('GET', '/api/events/roommates', 'event-guest');
export const offerToShare = call<typeof contract.offerToShare>('POST', '/api/events/roommates', 'event-guest');
export const leaveSharing = call<typeof contract.leaveSharing>('POST', '/api/events/roommates/leave', 'event-guest');
export const askToShare = call<typeof contract.askToShare>('POST', '/api/events/roommates/ask', 'event-guest');
export const takeBackRequest = call<typeof contract.takeBackRequest>(
  'POST',
  '/api/events/roommates/take-back',
  'event-guest',
);
export const answerRequest = call<typeof contract.answerRequest>('POST', '/api/events/roommates/answer', 'event-guest');
export const endSharing = call<typeof contract.endSharing>('POST', '/api/events/roommates/end', 'event-guest');
export const roomPass = call<typeof contract.roomPass>('POST', '/api/events/rooms/pass', 'event-guest');
export const bookRoom = call<typeof contract.bookRoom>('POST', '/api/events/rooms/book', 'consumer');
