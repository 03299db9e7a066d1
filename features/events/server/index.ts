import 'server-only';

/** What other features may use of events. */

// use cases that pages and scripts call too
export { getEvent } from './get-event.ts';

// the operator's command
export { closeAllGuestSessions } from './guest-sessions.repo.ts';

// background work
export { eventsRetention } from './retention.ts';
export { eventEmails } from './email-templates.ts';
export { DEMO_EVENT_CITY, seedEvents } from './seed-events.ts';

// what other features read through ports (`lib/server/ports`)
export { eventGuests } from './guest-sessions.repo.ts';
