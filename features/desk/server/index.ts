import 'server-only';

/** The server interface of the desk for other features. */

// the operator commands
export { closeStaffAccount, openStaffAccount, type StaffChange } from './open-staff-account.ts';
export { closeAllStaffSessions } from './staff-sessions.repo.ts';

// background work
export { deskRetention } from './retention.ts';
export { deskEmails } from './email-templates.ts';

// read ports (`lib/server/ports`)
export { staffReader } from './staff-sessions.repo.ts';

// live updates of what the desk shows
export { DESK_CHANGED, deskItemTopic, deskMarks, deskTopic, type DeskItem, type DeskList } from './desk-changes.ts';
