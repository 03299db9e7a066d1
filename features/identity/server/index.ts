import 'server-only';

/** The only door to identity. */

// use cases of the routes
export { logIn } from './log-in.ts';
export { logOut, logOutCorporate } from './log-out.ts';
export { readUser } from './read-user.ts';
export { refreshCorporateSession, refreshSession } from './refresh-session.ts';
export { registerUser } from './register-user.ts';
export { updateUser } from './update-user.ts';
export { askForCorporatePasswordLink, askForPasswordLink } from './ask-for-password-link.ts';
export { resetCorporatePassword, resetPassword } from './reset-password.ts';
export { changePassword } from './change-password.ts';
export { listSessions } from './list-sessions.ts';
export { endSession } from './end-session.ts';
export { endAllSessions } from './end-all-sessions.ts';

// background work
export { identityLetters } from './letters.ts';
export { forgetOldLinks } from './password-links.repo.ts';
export { DEMO_PEOPLE, seedDemoPeople } from './seed-demo-people.ts';
