import 'server-only';

/** The server interface of identity for other features. */

// use cases that pages and scripts also call
export { logIn } from './log-in.ts';
export { logOut, logOutCorporate } from './log-out.ts';
export { readUser } from './read-user.ts';
export { refreshCorporateSession, refreshSession } from './refresh-session.ts';
export { confirmRegistration, confirmRegistrationByLink, registerUser } from './register-user.ts';
export { sendCodeAgain } from './send-code-again.ts';
export { confirmEmail } from './confirm-email.ts';
export { updateUser } from './update-user.ts';
export { askForCorporatePasswordLink, askForPasswordLink } from './ask-for-password-link.ts';
export { resetCorporatePassword, resetPassword } from './reset-password.ts';
export { changePassword } from './change-password.ts';
export { listSessions } from './list-sessions.ts';
export { endSession } from './end-sessions.ts';
export { endAllSessions } from './end-sessions.ts';

// for lib/server
export { sessionReader } from './session-reader.ts';

// the operator command
export { endSessionsOf } from './end-sessions-of.ts';

// background work
export { identityRetention } from './retention.ts';
export { identityEmails } from './email-templates.ts';
export { DEMO_PEOPLE, seedDemoPeople } from './seed-demo-people.ts';
export { openAccountsOf } from './users.repo.ts';

// for emails about what a person has booked
export {
  accountsOfAddress,
  addressesOfUsers,
  addressOfUser,
  languageOf,
  languageOfAddress,
  languagesOf,
  travellersOfAddresses,
} from './address-of-user.ts';

// for companies, whose employees have accounts; `db` as each says
export { createAccount } from './create-account.ts';
export { hashPassword } from './passwords.ts';
export { hashToken, newToken } from './tokens.ts';
export { openSession } from './open-session.ts';
export { signInWithPassword } from './sign-in-with-password.ts';
export { startAddressProof } from './start-address-proof.ts';
export { attemptEnded, checkAddressProof, credentialsOf } from './check-address-proof.ts';
export { endProof, type ProofRow } from './address-proofs.repo.ts';
export { emailTaken } from './email-taken.ts';

// for the product's own staff (features/desk)
export { accountSubject } from './account-key.ts';
export { openLock } from './guard-password.ts';
export { checkCredentials } from './sign-in-with-password.ts';

// for a person's account (features/accounts)
export { closeSessions } from './end-sessions.ts';
export { anonymiseAccount } from './anonymise-account.ts';
export { confirmPassword } from './confirm-password.ts';
export { readAccount } from './read-user.ts';
export { takeoutAccount } from './takeout-account.ts';
