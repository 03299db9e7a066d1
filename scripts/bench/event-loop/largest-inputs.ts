import type { KnownValues } from '../../../tests/support/walk/good-input.ts';
import { stayParams } from '#lib/shared/stay-shape.ts';
import { benchStays } from '../policy-options.ts';
import { benchStay, BENCH_CITY } from '../search-stay.ts';
import type { World } from './world.ts';

export type Sent = { query?: Record<string, string>; body?: unknown; raw?: string; headers?: Record<string, string> };

/**
 * How the largest input of an operation is made from a valid one, or a sentence saying why a valid one is as large as
 * it gets. The data it reads or writes is at its largest in both cases.
 */
export type LargestInput = string | ((good: Sent, world: World) => Sent);

const FIELDS = 'a few ids, choices and short lines';
const LIST = 'nothing is sent; the list that is read has its limit';
const SECRET = 'a code, link or token';

const body = (good: Sent, more: object): Sent => ({ ...good, body: { ...(good.body as object), ...more } });
const query = (good: Sent, more: KnownValues): Sent => ({
  ...good,
  query: { ...good.query, ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])) },
});
const times = <Value>(count: number, one: (at: number) => Value): Value[] =>
  Array.from({ length: count }, (_, at) => one(at));
const prose = (length: number) =>
  'A long walk by the sea. '
    .repeat(length)
    .slice(0, length - 1)
    .trimEnd() + '.';

/** As many bytes as are taken, which begin as a JPEG does. */
const LARGEST_PHOTOGRAPH = `/9j/${'A'.repeat(6_666_660)}`;

/** The same of a ticket: it is looked at and stored as it is. */
const LARGEST_TICKET = `/9j/${'A'.repeat(5_333_328)}`;

/** A week with the longest texts and forty lines. */
const LARGEST_EVENT = {
  about: prose(3000),
  startsOn: '2027-01-15',
  endsOn: '2027-01-21',
  places: 200,
  programme: times(40, () => ({ day: '2027-01-16', at: '10:00', what: prose(120), where: prose(80) })),
};

const LARGEST_BUDGET = {
  lines: times(100, () => ({
    category: 'food',
    description: prose(120),
    planned: 10_000_000_000,
    paid: 10_000_000_000,
  })),
};

/**
 * Documents and details of the largest stay (eight rooms, thirty nights) and the largest trip (six directions, sixteen
 * people).
 */
const ofStay = (good: Sent, { largest }: World) => query(good, { bookingId: largest.stayId });
const ofTrip = (good: Sent, { largest }: World) => query(good, { bookingId: largest.tripId });
const longestPage = (good: Sent) => query(good, { pageNo: 1, pageSize: 50 });

const aSubscription = (padding: string): string =>
  JSON.stringify({ endpoint: `https://push.invalid/${padding}`, keys: { p256dh: '', auth: '' } });

/** The largest party, each member with a policy of their own. */
const party = ({ travellerIds }: World, most: number) => ({
  travellerIds: travellerIds.slice(50, 50 + most),
  guests: 0,
});

/** The search with the most stays: a city of 1,500 hotels. */
const citySearch = (good: Sent) => query(good, { city: BENCH_CITY, ...stayParams(benchStay(new Date())) });

/** Six directions on the busiest route, nine seats. */
const longestTrip = {
  depart: '2027-01-10',
  from: 'BLR',
  to: 'DEL',
  adults: '9',
  children: '0',
  infants: '0',
  cabin: '2',
};
const THEN = times(5, (at) => `${at % 2 ? 'BLR-DEL' : 'DEL-BLR'}-2027-01-${13 + at * 3}`).join('_');
const OFFERS = times(6, (at) => `saver_ZZ${at % 2 ? 9111 : 9011}.2027-01-${10 + at * 3}`);
const offers = (good: Sent) => query(good, { offers: OFFERS.join('*'), adults: '7', children: '2', infants: '7' });

const policyTerms = times(5, (at) => ({
  travelCategory: at + 1,
  eligibility: true,
  budget: times(20, (region) => ({ regionalCategoryId: region + 1, amount: 100_000 + region })),
  dateChangeAllowed: true,
  bookingWindow: 3,
  approvalConfiguration: { approvalConfigId: null },
  ...(at === 0 ? { refundable: true, hotelCategory: [1, 2, 3, 4, 5], filters: ['wifi', 'parking'] } : {}),
  ...(at === 1 ? { cabinClass: [2, 3], ssrTypes: [1, 2] } : {}),
}));
const policy = (good: Sent) => body(good, { policyConfigData: policyTerms, note: prose(500) });

const configuration = (good: Sent, { travellerIds }: World) =>
  body(good, {
    rules: times(20, (at) => ({
      travelCategories: [],
      policy: 'any',
      from: at * 100_000,
      upTo: null,
      levels: times(6, () => ({
        needs: 'any',
        approvers: travellerIds.slice(0, 6).map((employeeId) => ({ kind: 'employee', employeeId })),
        hours: null,
        whenSilent: { does: 'wait' },
      })),
    })),
  });

/** A file of 3 MB, with lines that name a department the company does not have. */
const peopleFile = (good: Sent) => {
  const line = (at: number) =>
    `Venkata${'abcdefghij'[at % 10]},Balasubramaniam,person${at}@import.example,9876543210,Department ${at % 300}\n`;
  const lines = times(32_000, line).join('').slice(0, 3_000_000);
  const file = Buffer.from(`First name,Last name,Work email,Mobile,Department\n${lines}`).toString('base64');
  return body(good, { file, apply: false });
};

const verdicts = (good: Sent, { travellerIds }: World) =>
  body(good, {
    travellerIds: travellerIds.slice(50, 62),
    options: benchStays(250).map((option) => ({ ...option, hotel: option.hotel.padEnd(60, ' by the sea') })),
    changesDates: false,
  });

const manyGuests = (good: Sent) => {
  const { details, ...rest } = good.body as { details: { guests: object[] } };
  return { ...good, body: { ...rest, details: { ...details, requests: prose(500) } } };
};

const manyExtras = (good: Sent) =>
  body(good, { extras: times(200, () => ({ kind: 'assistance', passenger: 0, code: 'WCHR' })) });

/** 500 characters of different mistyped words: each is compared with every word that the assistant knows. */
const unknownWords = times(
  70,
  (at) => `refun${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`,
)
  .join(' ')
  .slice(0, 500);

/** Every operation of the product by name. */
export const LARGEST_INPUTS: Record<string, LargestInput> = {
  'bookings.saveTogether': (good) => {
    const { travellers, ...rest } = good.body as { travellers: object[] };
    return { ...good, body: { ...rest, travellers: times(99, () => travellers[0]!), requests: prose(500) } };
  },
  'bookings.payTogether': FIELDS,
  'bookings.leaveTogether': FIELDS,
  'bookings.combinedPayment': FIELDS,
  'cart.list': 'ten items at most, each a price check (`bookings.quote`)',
  'cart.add': FIELDS,
  'cart.addBooking': FIELDS,
  'cart.remove': FIELDS,
  'cart.price': 'ten choices at most, each a price check (`bookings.quote`)',
  'cart.hold': 'ten items at most, one after the other, each a quote and a hold',
  'saved.find': FIELDS,
  'saved.list': 'twenty stays at most, each with the rooms of one hotel (`hotels.rooms`), one after another',
  'saved.remove': FIELDS,
  'saved.save': FIELDS,
  'saved.watch': FIELDS,
  'saved.share': FIELDS,
  'saved.stopSharing': FIELDS,
  'saved.shared': 'as `saved.list`',
  'saved.myLikes': FIELDS,
  'saved.like': FIELDS,
  'guestReviews.list': 'ten reviews at most, and the totals of one hotel',
  'guestReviews.own': FIELDS,
  'guestReviews.toReview': 'fifty stays of three months at most are looked through',
  'guestReviews.save': (good) => body(good, { liked: prose(2000), disliked: prose(2000) }),
  'guestReviews.remove': FIELDS,
  'guestReviews.report': FIELDS,
  'guestReviews.deskReviews': LIST,
  'guestReviews.decide': (good) => body(good, { decision: 'refuse', reason: prose(500) }),
  'guestReviews.answer': (good) => body(good, { answer: prose(1000) }),
  'travellers.details': FIELDS,
  'travellers.list': LIST,
  'travellers.remember': 'eighteen people at most, of short lines; a good input has one, and each costs a query or two',
  'travellers.remove': FIELDS,
  'travellers.save': FIELDS,
  'travellers.saveBusiness': FIELDS,
  'bookings.calendarFeed': LIST,
  'bookings.makeCalendarFeed': FIELDS,
  'bookings.guestLinks': FIELDS,
  'bookings.askGuest': FIELDS,
  'bookings.withdrawGuestLink': FIELDS,
  'bookings.openGuestLink': FIELDS,
  'bookings.sendGuestDetails': FIELDS,
  'bookings.endCalendarFeed': FIELDS,
  'push.registerDevice': (good) => body(good, { token: aSubscription('x'.repeat(1500)) }),
  'push.forgetDevice': (good) => body(good, { token: 'x'.repeat(2000) }),
  'push.options': LIST,
  'push.readQuietHours': LIST,
  'push.saveQuietHours': (good) =>
    body(good, { quietHours: { from: '22:00', until: '07:00', zone: 'America/Argentina/ComodRivadavia' } }),
  'accounts.closeAccount': FIELDS,
  'accounts.closingTerms': LIST,
  'accounts.exportData': 'a password; everything that is kept of somebody with 1,000 bookings is read',

  'approvals.absences': LIST,
  'approvals.addAbsence': FIELDS,
  'approvals.addConfiguration': configuration,
  'approvals.changeConfiguration': configuration,
  'approvals.configurations': LIST,
  'approvals.decide': (good) => body(good, { note: prose(500) }),
  'approvals.openLink': FIELDS,
  'approvals.linkAlternatives': FIELDS,
  'approvals.decideByLink': (good) => body(good, { note: prose(500) }),
  'approvals.askBack': (good) => body(good, { text: prose(500) }),
  'approvals.reply': (good) => body(good, { text: prose(500) }),
  'approvals.decideSeveral': (good) =>
    body(good, {
      note: prose(500),
      requests: Array.from({ length: 20 }, (_, at) => ({ bookingId: `bkg_${at}`, amount: 1, upTo: null })),
    }),
  'approvals.deleteConfiguration': FIELDS,
  'approvals.details': FIELDS,
  'approvals.file': FIELDS,
  'approvals.list': longestPage,
  'approvals.markRead': FIELDS,
  'notifications.list': longestPage,
  'notifications.markRead': FIELDS,
  'notifications.preferences': LIST,
  'notifications.savePreferences': FIELDS,
  'notifications.personalPreferences': LIST,
  'notifications.savePersonalPreferences': FIELDS,
  'approvals.removeAbsence': FIELDS,
  'budgets.add': FIELDS,
  'budgets.change': FIELDS,
  'budgets.list': LIST,
  'budgets.mine': LIST,
  'budgets.names': LIST,
  'budgets.ofTrip': FIELDS,
  'budgets.remove': FIELDS,
  'approvals.status': FIELDS,

  'bookings.acceptSchedule': FIELDS,
  'bookings.askAgain': FIELDS,
  'bookings.cancel': FIELDS,
  'bookings.cancelFlight': FIELDS,
  'bookings.cancelFlightQuote': (_good, { largest }) => ({ query: { bookingId: largest.tripId } }),
  'bookings.cancelQuote': ofStay,
  'bookings.changeDates': FIELDS,
  'bookings.changeDatesQuote': FIELDS,
  'bookings.changeDeparture': FIELDS,
  'bookings.changeDepartureOptions': FIELDS,
  'bookings.changeDepartureQuote': FIELDS,
  'bookings.changeFlight': FIELDS,
  'bookings.changeFlightOptions': FIELDS,
  'bookings.changeFlightQuote': FIELDS,
  'bookings.requestFlightChange': (good) => body(good, { reason: prose(500) }),
  'bookings.withdrawFlightChange': FIELDS,
  'bookings.requestDatesChange': (good) => body(good, { reason: prose(500) }),
  'bookings.withdrawDatesChange': FIELDS,
  'bookings.companyFlightQuote': (good, world) =>
    body(good, { offers: OFFERS, party: party(world, 9), shownTimes: null }),
  'bookings.companyFlights': (good, world) =>
    body(good, { trip: { ...longestTrip, then: THEN }, party: party(world, 9), chosen: [] }),
  'approvals.alternatives': FIELDS,
  'bookings.approvalPreview': FIELDS,
  'bookings.companyMoney': FIELDS,
  'bookings.companyWallet': (good) => query(good, { pageNo: '1', pageSize: '50' }),
  'bookings.addToCompanyWallet': FIELDS,
  'bookings.companyWalletReceipt': FIELDS,
  'bookings.companySpend': 'nothing is sent; one sum over a company’s confirmed bookings of the month is read',
  'bookings.companyQuote': FIELDS,
  'bookings.companyRooms': (good, world) => {
    const { stay } = good.body as { stay: object };
    return body(good, {
      stay: { ...stay, rooms: times(8, () => ({ adults: 1, childAges: [] })) },
      party: party(world, 8),
    });
  },
  'bookings.companyStays': (good, world) =>
    body(good, { city: BENCH_CITY, stay: benchStay(new Date()), party: party(world, 4) }),
  'bookings.companyTrips': (good) => body(good, { pageNo: 1, pageSize: 50 }),
  'bookings.details': ofTrip,
  'bookings.hold': FIELDS,
  'bookings.list': (good) => body(good, { pageNo: 1, pageSize: 50 }),
  'bookings.pay': FIELDS,
  'bookings.payInstalment': FIELDS,
  'bookings.quote': (good) =>
    body(good, {
      shownPolicies: times(96, (at) => ({
        FromDate: new Date(Date.UTC(2030, 0, at + 1)).toISOString(),
        ChargeType: 1,
        Charge: at,
      })),
    }),
  'bookings.quotePackage': FIELDS,
  'bookings.quoteFlight': (good) =>
    body(good, { offers: OFFERS, party: { adults: 7, children: 2, infants: 7 }, shownTimes: null, shownTotal: 1 }),
  'bookings.release': FIELDS,
  'bookings.requestApproval': (good) => body(good, { reason: prose(500) }),
  'bookings.saveExtras': manyExtras,
  'bookings.addExtras': manyExtras,
  'bookings.priceAddedExtras': manyExtras,
  'bookings.extrasOffered': FIELDS,
  'bookings.seatsOffered': FIELDS,
  'bookings.saveGuests': manyGuests,
  'bookings.saveTravellers': FIELDS,
  'bookings.travellers': (good, { travellerIds }) => query(good, { ids: travellerIds.slice(0, 12).join(',') }),

  'companies.activateEmployee': SECRET,
  'companies.addDepartment': FIELDS,
  'companies.addGroup': FIELDS,
  'companies.addRole': FIELDS,
  'companies.arrangements': LIST,
  'companies.saveArrangements': (good) => body(good, { bookedBy: times(100, () => 'usr_nobody') }),
  'companies.auditTrail': LIST,
  'bookings.companyWalletFile': 'nothing is sent; the 10,000 lines that a file takes are read',
  'bookings.companyTripsFile': 'nothing is sent; the 10,000 trips that a file takes are read',
  'companies.auditTrailFile': 'nothing is sent; the 10,000 lines that a file takes are read',
  'companies.employeeFile': 'nothing is sent; the 10,000 people that a file takes are read',
  'companies.bands': LIST,
  'companies.changeDepartment': FIELDS,
  'companies.changeEmployee': FIELDS,
  'companies.changeRole': FIELDS,
  'companies.configuration': LIST,
  'companies.confirmSignUp': SECRET,
  'companies.confirmSignUpByLink': SECRET,
  'companies.deactivateEmployee': FIELDS,
  'companies.deleteGroup': FIELDS,
  'companies.deleteRole': FIELDS,
  'companies.departments': LIST,
  'companies.designations': LIST,
  'companies.employeeLeaving': FIELDS,
  'companies.employeeList': (good, { travellerIds }) =>
    body(good, {
      pageNo: 1,
      pageSize: 100,
      id: undefined,
      searchKey: '',
      filter: [{ by: 'department', type: 'notIn', values: travellerIds.slice(0, 200) }],
    }),
  'companies.groupDeletion': FIELDS,
  'companies.importEmployees': peopleFile,
  'companies.inviteEmployee': FIELDS,
  'companies.levels': LIST,
  'companies.login': (good) => body(good, { workEmail: 'ours@walk.example' }),
  'companies.profile': LIST,
  'companies.reactivateEmployee': FIELDS,
  'companies.renameGroup': FIELDS,
  'companies.roles': LIST,
  'companies.saveConfiguration': (good) =>
    body(good, { booksFor: 'company', modes: ['hotel', 'flight'], requiredFields: [], guestsAllowed: true }),
  'companies.saveProfile': 'at most 40 registrations, one a state',
  'companies.signUp': FIELDS,
  'companies.userDetails': LIST,

  'bookings.calendar': ofTrip,
  'bookings.creditNote': (good, { largest }) => query(good, { bookingId: largest.cancelledId }),
  'bookings.invoice': ofTrip,
  'bookings.ticket': ofTrip,
  'bookings.boardingCodes': ofTrip,
  'documents.verifyGst': FIELDS,
  'documents.verifyPan': FIELDS,
  'bookings.voucher': ofStay,
  'bookings.walletPasses': ofTrip,
  'bookings.appleWalletPass': ofTrip,
  'bookings.googleWalletLink': ofTrip,

  'transport.request': FIELDS,
  'transport.requests': LIST,
  'transport.details': LIST,
  'transport.invoice': LIST,
  'transport.choose': FIELDS,
  'transport.payApproved': FIELDS,
  'transport.cancel': FIELDS,
  'transport.deskRequests': LIST,
  'transport.deskDetails': LIST,
  'transport.sendQuote': (good) => body(good, { note: prose(600) }),
  'desk.companies': LIST,
  'desk.findCompanies': FIELDS,
  'desk.company': LIST,
  'desk.setCreditLimit': (good) => body(good, { reason: prose(300) }),
  'bookings.deskList': LIST,
  'bookings.deskDetails': LIST,
  'bookings.deskFind': FIELDS,
  'bookings.deskAskSupplier': (good) => body(good, { note: prose(600) }),
  'bookings.deskConfirm': (good) => body(good, { note: prose(600) }),
  'bookings.deskRefund': (good) => body(good, { note: prose(600) }),
  'bookings.deskRetryRefund': (good) => body(good, { note: prose(600) }),
  'assistant.ask': (good) => body(good, { question: unknownWords }),
  'assistant.askSignedIn': (good) => body(good, { question: unknownWords }),
  'support.ask': (good) => body(good, { question: prose(2000) }),
  'support.openTicket': FIELDS,
  'support.followUp': (good) => body(good, { message: prose(4000) }),
  'support.received': (good) => ({
    ...good,
    raw: `To: help@sarai.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(50_000)}`,
  }),
  'support.deskEnquiries': LIST,
  'support.answer': (good) => body(good, { answer: prose(4000) }),
  'transport.confirm': (good) => body(good, { note: prose(600) }),
  'transport.addTicketFile': (good) => body(good, { file: LARGEST_TICKET }),
  'transport.removeTicketFile': FIELDS,
  'transport.deskTicketFile': LIST,
  'transport.ticketFile': LIST,
  'transport.refuse': (good) => body(good, { note: prose(600) }),
  'desk.setStaffPassword': SECRET,
  'desk.signIn': SECRET,
  'desk.signOut': SECRET,
  'desk.whoAmI': LIST,
  'packages.list': FIELDS,
  'packages.get': FIELDS,
  'blogs.list': LIST,
  'blogs.post': FIELDS,
  'currencies.rates': LIST,
  'events.host': (good) => body(good, LARGEST_EVENT),
  'events.changeHosted': (good) => body(good, LARGEST_EVENT),
  'events.cancelHosted': FIELDS,
  'events.hosted': LIST,
  'events.listHosted': LIST,
  'events.registrations': LIST,
  'events.registrationFile': LIST,
  'events.reportEvent': FIELDS,
  'events.deskEvents': LIST,
  'events.decideEvent': (good) => body(good, { reason: prose(500) }),
  'events.messages': LIST,
  'events.writeMessage': (good) => body(good, { text: prose(1000) }),
  'events.reportMessage': FIELDS,
  'events.seeMessages': FIELDS,
  'events.setMessageEmails': FIELDS,
  'events.hostMessages': LIST,
  'events.writeAsHost': (good) => body(good, { text: prose(1000) }),
  'events.hideMessage': FIELDS,
  'events.seeAsHost': FIELDS,
  'events.hideAtDesk': FIELDS,
  'events.keepAtDesk': FIELDS,
  'events.deskRooms': LIST,
  'events.openBlock': FIELDS,
  'events.shrinkBlock': FIELDS,
  'events.endBlock': FIELDS,
  'events.roomingFile': LIST,
  'events.rooms': LIST,
  'events.roomPass': FIELDS,
  'events.bookRoom': FIELDS,
  'events.hostBudget': LIST,
  'events.saveHostBudget': (good) => body(good, LARGEST_BUDGET),
  'events.hostBudgetFile': LIST,
  'events.deskBudget': LIST,
  'events.saveDeskBudget': (good) => body(good, LARGEST_BUDGET),
  'events.deskBudgetFile': LIST,
  'events.roommates': LIST,
  'events.offerToShare': (good) => body(good, { about: prose(200) }),
  'events.leaveSharing': FIELDS,
  'events.askToShare': FIELDS,
  'events.takeBackRequest': FIELDS,
  'events.answerRequest': FIELDS,
  'events.endSharing': FIELDS,
  'events.operatedEvents': LIST,
  'events.deskMessages': LIST,
  'events.writeAtDesk': (good) => body(good, { text: prose(1000) }),
  'events.photographs': LIST,
  'events.uploadPhotograph': (good) => body(good, { file: LARGEST_PHOTOGRAPH }),
  'events.deletePhotograph': FIELDS,
  'events.reportPhotograph': FIELDS,
  'events.hostPhotographs': LIST,
  'events.uploadAsHost': (good) => body(good, { file: LARGEST_PHOTOGRAPH }),
  'events.deleteAsHost': FIELDS,
  'events.addAlbum': FIELDS,
  'events.deleteAlbum': FIELDS,
  'events.deskPhotographs': LIST,
  'events.uploadAtDesk': (good) => body(good, { file: LARGEST_PHOTOGRAPH }),
  'events.deletePhotographAtDesk': FIELDS,
  'events.keepPhotographAtDesk': FIELDS,
  'events.addAlbumAtDesk': FIELDS,
  'events.deleteAlbumAtDesk': FIELDS,
  'events.askForCode': FIELDS,
  'events.changeRegistration': FIELDS,
  'events.getEvent': LIST,
  'events.getRegistration': LIST,
  'events.register': FIELDS,
  'events.wait': FIELDS,
  'events.waiting': FIELDS,
  'events.acceptOffer': FIELDS,
  'events.leaveWaiting': FIELDS,
  'events.signIn': SECRET,
  'events.signOut': SECRET,
  'events.withdraw': LIST,

  'flights.calendar': FIELDS,
  'flights.fareQuote': offers,
  'flights.fareRule': offers,
  'flights.search': (good) => ({ ...good, query: { ...longestTrip, then: THEN } }),
  'flights.seatMap': (good) => query(offers(good), { flight: 'ZZ9011.2027-01-10' }),
  'flights.ssr': offers,

  'gateway.attempt': FIELDS,
  'gateway.checkout': FIELDS,

  'hotels.find': (good) => query(good, { name: 'hotel' }),
  'hotels.suggestPlaces': FIELDS,
  'hotels.highlights': LIST,
  'hotels.info': FIELDS,
  'hotels.rooms': (good) => query(good, { rooms: times(8, () => '1').join('_') }),
  'hotels.search': citySearch,

  'identity.askForSignInCode': FIELDS,
  'identity.signInWithCode': SECRET,
  'identity.changePassword': FIELDS,
  'identity.confirmEmail': SECRET,
  'identity.confirmRegistration': SECRET,
  'identity.confirmRegistrationByLink': SECRET,
  'identity.corporateForgotPassword': FIELDS,
  'identity.corporateLogout': SECRET,
  'identity.corporateRefresh': SECRET,
  'identity.corporateResetPassword': FIELDS,
  'identity.endAllSessions': FIELDS,
  'identity.endSession': FIELDS,
  'identity.forgotPassword': FIELDS,
  'identity.getUser': LIST,
  'identity.listSessions': LIST,
  'identity.login': (good) => body(good, { email: 'asha@walk.example' }),
  'identity.logout': SECRET,
  'identity.refresh': SECRET,
  'identity.register': FIELDS,
  'identity.resetPassword': FIELDS,
  'identity.sendCodeAgain': SECRET,
  'identity.updateUser': FIELDS,
  'identity.chooseLanguage': FIELDS,

  'payments.walletBalance': LIST,
  'payments.walletTransactions': longestPage,
  'emailDelivery.read': LIST,
  'emailDelivery.tryAgain': 'nothing is sent',
  'emailDelivery.returned': (good) => ({
    ...good,
    raw: `Content-Type: multipart/report; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(25_000)}`,
  }),
  'payments.webhook': (good) => ({ ...good, raw: `{"event":"${'x'.repeat(250_000)}"}` }),

  'places.listCountries': LIST,
  'places.locate': FIELDS,
  'places.searchAirports': FIELDS,
  'places.searchCities': FIELDS,

  'policy.add': policy,
  'policy.assign': FIELDS,
  'policy.change': policy,
  'policy.details': FIELDS,
  'policy.discard': FIELDS,
  'policy.dryRun': FIELDS,
  'policy.list': LIST,
  'policy.ofPerson': FIELDS,
  'policy.publish': FIELDS,
  'policy.unassign': FIELDS,
  'policy.verdicts': verdicts,
};
