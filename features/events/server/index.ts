import 'server-only';

/** The server interface of events for other features. */

// use cases that pages and scripts also call
export { getEvent } from './get-event.ts';

// the operator command
export { closeAllGuestSessions } from './guest-sessions.repo.ts';

// background work
export { eventsRetention } from './retention.ts';
export { mailMessageDigests } from './messages/mail-digests.ts';
export { stopMessageEmails } from './messages/read-messages.ts';
export { mailHostDigests } from './messages/mail-host-digests.ts';
export { eraseWaiting, maintainWaitingLists } from './waiting/maintain-waiting-lists.ts';
export { eventEmails } from './email-templates.ts';
export { DEMO_EVENT_CITY, seedEvents } from './seed-events.ts';

// read ports (`lib/server/ports`)
export { eventGuests } from './guest-sessions.repo.ts';

// for accounts: the copy of a person's data, and the end of it
export { eraseSharing } from './roommates/share-room.ts';
export { eraseHostedEvents, takeoutHostedEvents } from './hosting/personal-data.ts';

// files of photographs (`/event-photos`)
export { readEventPhotographFile } from './gallery/photograph-files.ts';
