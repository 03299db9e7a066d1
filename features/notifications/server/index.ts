import 'server-only';

/** Subscribers of domain events (`start/wire-features.ts`). */
export { notifyOfApproval } from './notify-of-approval.ts';
export { notifyOfConfirmation } from './notify-of-confirmation.ts';
export { notifyOfPeople, notifyOfPerson } from './notify-of-people.ts';
export { notifyOfPolicy } from './notify-of-policy.ts';
export { notifyOfTransport, notifyOfTransportConfirmed } from './notify-of-transport.ts';
export { readWithRequests } from './mark-read.ts';
export { deleteNotificationsOfLeaver } from './save-notifications.ts';

// read ports (`lib/server/ports`)
export { notificationCounts } from './notifications.repo.ts';
export { notificationPreferences } from './preferences.repo.ts';

// for accounts: the copy of a person's data, and the end of it
export { erasePreferences, takeoutPreferences } from './personal-data.ts';

// the address of RFC 8058 (`app/unsubscribe`)
export { switchOffEmails } from './switch-off-emails.ts';

// background work
export { notificationEmails } from './email-templates.ts';
export { notificationsRetention } from './retention.ts';
export { remindOfTrips } from './remind-of-trips.ts';
