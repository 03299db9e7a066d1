/**
 * What each email shows of what somebody typed: names, by the fields that take them, each of the type for names; and
 * other texts, with the reason why they may stand there.
 */
type Written = { names: readonly string[]; others?: string };

const OF_ACCOUNT = [
  'identity.register firstName',
  'identity.updateUser firstName',
  'companies.signUp firstName',
  'companies.changeEmployee firstName',
  'companies.inviteEmployee firstName',
];
const OF_COLLEAGUES = [
  ...OF_ACCOUNT,
  'companies.signUp lastName',
  'companies.changeEmployee lastName',
  'companies.inviteEmployee lastName',
];
const REQUEST: Written = {
  names: OF_COLLEAGUES,
  others: 'reason and note: written by somebody signed in, to colleagues of the same company, whom the email names',
};
const BOOKING: Written = {
  names: [
    ...OF_ACCOUNT,
    'bookings.saveGuests details.guests[].firstName',
    'bookings.saveGuests details.guests[].lastName',
    'bookings.saveTravellers details.passengers[].firstName',
    'bookings.saveTravellers details.passengers[].lastName',
  ],
};
const TRANSPORT: Written = {
  names: [...OF_ACCOUNT, 'transport.sendQuote name'],
  others:
    'what was asked for, and the reason of a cancellation: sent to the account that wrote them alone; ticket number and notes: written by staff',
};
const NOTHING: Written = { names: [] };

export const WRITTEN_IN_EMAILS: Record<string, Written> = {
  'address-code': NOTHING,
  'password-link': { names: OF_ACCOUNT },
  'sign-in-code': { names: OF_ACCOUNT },
  'password-changed': { names: OF_ACCOUNT },
  'address-changed': { names: OF_ACCOUNT },
  'account-closed': { names: OF_ACCOUNT },
  invitation: { names: [...OF_COLLEAGUES, 'companies.signUp companyName', 'companies.saveProfile companyName'] },
  'credit-limit': {
    names: [...OF_COLLEAGUES, 'companies.signUp companyName', 'companies.saveProfile companyName'],
    others: 'the reason: written by staff',
  },
  'wallet-added': { names: [...OF_COLLEAGUES, 'companies.signUp companyName', 'companies.saveProfile companyName'] },
  'low-balance': { names: [...OF_COLLEAGUES, 'companies.signUp companyName', 'companies.saveProfile companyName'] },
  'enquiry-received': NOTHING,
  'enquiry-answered': { names: [], others: 'the answer: written by staff' },
  'guest-review-request': { names: OF_ACCOUNT },
  'guest-review-decided': { names: OF_ACCOUNT, others: 'the reason: written by staff' },
  'event-registered': NOTHING,
  'event-registered-before': NOTHING,
  'event-changed': NOTHING,
  'event-code': NOTHING,
  'event-waiting': NOTHING,
  'event-offered': NOTHING,
  'event-waiting-ended': NOTHING,
  'event-moved': NOTHING,
  'event-roommate-asked': NOTHING,
  'event-roommate-accepted': NOTHING,
  'event-roommate-ended': NOTHING,
  'event-messages': NOTHING,
  'event-host-messages': { names: OF_ACCOUNT },
  'event-cancelled': NOTHING,
  'event-removed': { names: OF_ACCOUNT, others: 'the reason: written by staff' },
  'event-withdrawn': NOTHING,
  'booking-hold-ends': BOOKING,
  'booking-unanswered': BOOKING,
  'booking-confirmed': BOOKING,
  'booking-failed': BOOKING,
  'booking-cancelled': BOOKING,
  'booking-amended': BOOKING,
  'booking-change-unpaid': BOOKING,
  'booking-refunded': BOOKING,
  'booking-payment-returned': BOOKING,
  'booking-new-times': BOOKING,
  'booking-begins': BOOKING,
  'booking-days-ahead': BOOKING,
  'booking-check-in-opens': BOOKING,
  'booking-payment-due': BOOKING,
  'approval-asked': REQUEST,
  'approval-ended': REQUEST,
  'approval-approved': REQUEST,
  'approval-question': REQUEST,
  'approval-reply': REQUEST,
  'policy-changed': {
    names: OF_ACCOUNT,
    others: 'names of approval configurations: written by an administrator, to people of the same company',
  },
  'guest-details': {
    names: [...OF_COLLEAGUES, 'companies.signUp companyName', 'companies.saveProfile companyName'],
  },
  'price-fell': { names: OF_ACCOUNT },
  'transport-quote': TRANSPORT,
  'transport-confirmed': TRANSPORT,
  'transport-ended': TRANSPORT,
  'transport-ticket': TRANSPORT,
  'delivery-test': { names: OF_ACCOUNT },
  'staff-link': { names: [], others: 'the name of the staff account: the operator types it at the command' },
};
