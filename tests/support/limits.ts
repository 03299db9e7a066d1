import type { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';

type PublicLimit = { by: keyof typeof NETWORK_LIMITS; closer: string } | { by: 'the use case'; closer: string };

const EMAIL_COUNTS = 'emails by network (`countEmailFrom`) and by address';
const WRONG_CODES = 'five tries a code; wrong ones by network, past which each code has its first try';
const SIGN_INS = 'sign-ins and wrong passwords by known device, else by network and account';
const SESSION = 'by the session of the token; a token of no session by network';
const ONE_USE_TOKEN = 'a token of 256 bits that works once';
const NOTHING = 'nothing to guess, hold or send';

/** Every operation that anybody may call and that changes something or has a limit: how its network is counted, and what bounds it more closely. */
export const PUBLIC_LIMITS: Record<string, PublicLimit> = {
  'identity.register': { by: 'email', closer: EMAIL_COUNTS },
  'identity.confirmRegistration': { by: 'code', closer: WRONG_CODES },
  'identity.confirmRegistrationByLink': { by: 'passwordHash', closer: WRONG_CODES },
  'identity.sendCodeAgain': { by: 'email', closer: EMAIL_COUNTS },
  'identity.login': { by: 'the use case', closer: SIGN_INS },
  'identity.askForSignInCode': { by: 'email', closer: `${EMAIL_COUNTS}; codes by account, and by device known for it` },
  'identity.signInWithCode': { by: 'code', closer: WRONG_CODES },
  'identity.refresh': { by: 'the use case', closer: SESSION },
  'identity.corporateRefresh': { by: 'the use case', closer: SESSION },
  'identity.logout': { by: 'the use case', closer: SESSION },
  'identity.corporateLogout': { by: 'the use case', closer: SESSION },
  'identity.forgotPassword': { by: 'email', closer: `${EMAIL_COUNTS}; a device known for the account has its own` },
  'identity.corporateForgotPassword': {
    by: 'email',
    closer: `${EMAIL_COUNTS}; a device known for the account has its own`,
  },
  'identity.resetPassword': { by: 'passwordHash', closer: ONE_USE_TOKEN },
  'identity.corporateResetPassword': { by: 'passwordHash', closer: ONE_USE_TOKEN },
  'companies.signUp': { by: 'email', closer: EMAIL_COUNTS },
  'companies.confirmSignUp': { by: 'code', closer: WRONG_CODES },
  'companies.confirmSignUpByLink': { by: 'passwordHash', closer: WRONG_CODES },
  'companies.login': { by: 'the use case', closer: SIGN_INS },
  'companies.activateEmployee': { by: 'passwordHash', closer: ONE_USE_TOKEN },
  'approvals.openLink': { by: 'light', closer: 'a token of 256 bits; it reads one request' },
  'approvals.linkAlternatives': { by: 'light', closer: 'a token of 256 bits, and only while its approver may decide' },
  'approvals.decideByLink': { by: 'light', closer: ONE_USE_TOKEN },
  'bookings.openGuestLink': { by: 'light', closer: 'a token of 256 bits; it reads what one guest is asked' },
  'bookings.sendGuestDetails': { by: 'light', closer: ONE_USE_TOKEN },
  'saved.shared': { by: 'search', closer: 'OPENED_A_MINUTE a list; a key is signed' },
  'events.register': { by: 'email', closer: `${EMAIL_COUNTS}; registrations by network` },
  'events.wait': { by: 'email', closer: `${EMAIL_COUNTS}; places by network, MOST_WAITING an event` },
  'events.waiting': { by: 'light', closer: 'a signed key; it reads one place in a list' },
  'events.acceptOffer': { by: 'light', closer: 'a signed key, used once' },
  'events.leaveWaiting': { by: 'light', closer: 'a signed key, used once' },
  'events.askForCode': { by: 'email', closer: `${EMAIL_COUNTS}; codes by registration, and by device that asks` },
  'events.signIn': { by: 'code', closer: WRONG_CODES },
  'events.signOut': { by: 'light', closer: NOTHING },
  'events.reportEvent': { by: 'light', closer: 'REPORTS_A_DAY a network' },
  'support.ask': { by: 'email', closer: `${EMAIL_COUNTS}; enquiries by network and by address` },
  'support.openTicket': { by: 'light', closer: 'a token of 256 bits; it reads one enquiry' },
  'support.followUp': { by: 'light', closer: 'a token of 256 bits; FOLLOW_UPS_A_DAY and MOST_MESSAGES an enquiry' },
  'assistant.ask': {
    by: 'light',
    closer: 'bounded work on 500 characters; calls of a language model by network and by day',
  },
  'desk.signIn': { by: 'the use case', closer: SIGN_INS },
  'desk.signOut': { by: 'light', closer: NOTHING },
  'desk.setStaffPassword': { by: 'passwordHash', closer: ONE_USE_TOKEN },
  'gateway.attempt': { by: 'payment', closer: 'ten attempts an order, twenty orders a booking' },
  'documents.verifyGst': { by: 'light', closer: NOTHING },
  'documents.verifyPan': { by: 'light', closer: NOTHING },
  'cart.price': { by: 'search', closer: 'ten choices, each a price check as a search makes; nothing is written' },
  'flights.search': { by: 'search', closer: 'bounded work on bounded input; the bench has its figure' },
  'flights.calendar': { by: 'search', closer: 'bounded work on bounded input; the bench has its figure' },
  'hotels.suggestPlaces': { by: 'light', closer: 'eighty emails, compared in memory; the test of hostile texts' },
  'places.locate': { by: 'light', closer: NOTHING },
};

/** Operations that change something and are not counted, each with the reason. */
export const UNLIMITED_CHANGES: Record<string, string> = {
  'emailDelivery.returned': 'the operator’s mail server posts it with a secret, once for an email that came back',
  'support.received':
    'the operator’s mail server posts it with a secret, once for each reply; FOLLOW_UPS_A_DAY an enquiry',
  'payments.webhook': 'the gateway signs what it sends, and sends as many as there are payments',
};
