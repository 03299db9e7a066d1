import 'server-only';

/** The only door to events. */

// use cases of the routes
export { askForCode } from './ask-for-code.ts';
export { changeRegistration } from './change-registration.ts';
export { getEvent } from './get-event.ts';
export { getRegistration } from './get-registration.ts';
export { register } from './register.ts';
export { signIn } from './sign-in.ts';
export { signOut } from './sign-out.ts';
export { withdraw } from './withdraw.ts';

// the operator's command
export { closeAllGuestSessions } from './guest-sessions.repo.ts';

// background work
export { eventsRetention } from './retention.ts';
export { eventEmails } from './email-templates.ts';
export { DEMO_EVENT_CITY, seedEvents } from './seed-events.ts';
