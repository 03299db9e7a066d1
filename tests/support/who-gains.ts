/**
 * What an operation takes that could run out: stock or money of others; `null` where it takes neither. `limit` says what
 * keeps one caller from taking all of it.
 */
type Entry = { fields: string; gain: string; takes?: string; limit?: string };

const OWN_ROWS = 'the caller changes their own rows';
const AUDITED = 'whoever holds the right decides for the company; the audit trail names them';
const SESSIONS = 'nobody gains by ending sessions of their own';
const GIVEN_RIGHTS = 'nobody gives or takes rights that they do not hold (`rules/roles.ts`)';
const AGREED =
  'what a client claims was shown or agreed is compared with the price of now and refused where it differs';
const TOKEN = 'worth what the token in it is worth: random, hashed, used once';
const READS = 'reads only';

/** Every operation that changes something, with every field of its body: who would gain by it, and what stops them. */
export const WHO_GAINS: Record<string, Entry> = {
  // bookings
  'bookings.quote': {
    fields: 'hotelId roomTypeId ratePlanId rates stay shownTotal shownPolicies listingTotal',
    gain: AGREED,
  },
  'bookings.quoteFlight': { fields: 'offers shownTotal shownTimes listingTotal party', gain: AGREED },
  'bookings.quotePackage': { fields: 'slug departure rooms extras shownTotal shownPolicies', gain: AGREED },
  'bookings.companyQuote': {
    fields: 'hotelId roomTypeId ratePlanId rates stay party shownTotal shownPolicies listingTotal',
    gain: `${AGREED}; whom one may book for is a setting, evaluated at the hold as well`,
  },
  'bookings.companyFlightQuote': {
    fields: 'offers shownTotal shownTimes listingTotal party',
    gain: `${AGREED}; whom one may book for is a setting, evaluated at the hold as well`,
  },
  'bookings.askAgain': { fields: 'bookingId', gain: 'opens a quote for the very trip that was asked for' },
  'bookings.hold': {
    fields: 'bookingId acceptedTotal',
    gain: 'somebody empties a hotel, a flight or a departure for nothing',
    takes: 'rooms, seats and places',
    limit: 'HOLD_LIMITS by person, company and network',
  },
  'bookings.requestApproval': {
    fields: 'bookingId acceptedTotal reason fields window',
    gain: 'the same for a day; nobody approves a trip of their own',
    takes: 'rooms and seats',
    limit: 'HOLD_LIMITS by person, company and network',
  },
  'bookings.askGuest': {
    fields: 'bookingId place name email',
    gain: 'somebody has emails sent to strangers: a fixed text without anything typed here, for a guest of an own booking',
    takes: 'the mailbox of the address',
    limit: 'GUEST_EMAILS: 20 a booking, 100 a day a company, 5 a day an address',
  },
  'bookings.withdrawGuestLink': { fields: 'bookingId place', gain: OWN_ROWS },
  'bookings.openGuestLink': { fields: 'token', gain: 'reads one trip’s place and dates, and who asks' },
  'bookings.sendGuestDetails': {
    fields: 'token guest',
    gain: 'whoever has the link names a guest, once: random, hashed, for one place of one booking; whoever booked sees and changes it',
  },
  'bookings.release': { fields: 'bookingId only', gain: OWN_ROWS },
  'bookings.saveGuests': {
    fields: 'bookingId details fields',
    gain: 'the invoice names the GST number given; a company’s comes from its registration, whatever was sent',
  },
  'bookings.saveTravellers': {
    fields: 'bookingId details fields',
    gain: 'the invoice names the GST number given; a company’s comes from its registration, whatever was sent',
  },
  'bookings.saveExtras': {
    fields: 'bookingId extras',
    gain: 'priced by the airline; a company’s policy applies to them',
    takes: 'seats of the seat map',
    limit: 'one a traveller and flight of a booking under HOLD_LIMITS',
  },
  'bookings.pay': {
    fields: 'bookingId expectedTotal walletAmount paying',
    gain: 'a wallet never falls below zero, a company’s credit never below its limit; a deposit is what the server’s schedule says',
    takes: 'money, and orders at the gateway',
    limit: 'guarded UPDATE of the balance; MOST_ORDERS a booking',
  },
  'bookings.payInstalment': {
    fields: 'bookingId payments expectedAmount',
    gain: 'the amount is that of the server’s schedule; what was shown is compared with it',
    takes: 'orders at the gateway',
    limit: 'one payment open at a time of each package; MOST_ORDERS each',
  },
  'bookings.saveTogether': {
    fields: 'travellers email mobile gst pan requests parts',
    gain: 'as for one booking: each of the caller’s bookings checks what it gets of the list',
  },
  'bookings.payTogether': {
    fields: 'bookingIds expectedTotal walletAmount',
    gain: 'a wallet never falls below zero; a booking gets its share, and no more than that share goes back to the source',
    takes: 'money, and orders at the gateway',
    limit: 'guarded UPDATE of the balance; MOST_BEGUN an hour a person',
  },
  'bookings.leaveTogether': { fields: 'paymentId', gain: OWN_ROWS },
  'cart.add': { fields: 'choice', gain: OWN_ROWS + ', ten at most, each with a price that is worked out' },
  'cart.addBooking': { fields: 'bookingId', gain: OWN_ROWS + ', ten at most' },
  'cart.remove': { fields: 'itemId', gain: OWN_ROWS },
  'cart.price': { fields: 'choices', gain: READS },
  'cart.hold': {
    fields: 'items',
    gain: 'somebody empties a hotel, a flight or a departure for nothing',
    takes: 'rooms, seats and places',
    limit: 'HOLD_LIMITS by person, company and network',
  },
  'bookings.addToCompanyWallet': {
    fields: 'amount',
    gain: 'credited with what the gateway captured, once, to the company of whoever asked',
    takes: 'orders at the gateway',
    limit: 'twenty in ten minutes a person; earlier ones are closed first',
  },
  'bookings.cancel': {
    fields: 'bookingId expectedRefund refundTo rooms',
    gain: 'what comes back is computed, for each room as it was sold; the source gets no more than came from it',
    takes: 'money',
    limit: 'each room once, no more than was paid',
  },
  'bookings.cancelFlight': {
    fields: 'bookingId bounds passengers expectedRefund refundTo',
    gain: 'what comes back is computed; the source gets no more than came from it',
    takes: 'money',
    limit: 'once a ticket, no more than was paid',
  },
  'bookings.changeFlight': {
    fields: 'bookingId bound offer expectedDue walletAmount refundTo',
    gain: 'priced by the airline; a company’s policy applies to it',
    takes: 'seats of the new flight, and money',
    limit: 'one change under way for each trip that was paid for; guarded UPDATE of the balance',
  },
  'bookings.changeDates': {
    fields: 'bookingId checkIn checkOut expectedDue walletAmount refundTo',
    gain: 'priced by the hotel; the refund of the booked nights is that of the rate’s terms at this moment',
    takes: 'rooms of the new nights, and money',
    limit: 'one change under way for each stay that was paid for, 20 in all; guarded UPDATE of the balance',
  },
  'bookings.changeDeparture': {
    fields: 'bookingId departure expectedDue walletAmount refundTo',
    gain: 'priced by the tour operator; the refund of the booked departure is that of its terms at this moment',
    takes: 'places and rooms of the new departure, and money',
    limit: 'one change under way for each package that was paid for, 20 in all; guarded UPDATE of the balance',
  },
  'bookings.addExtras': {
    fields: 'bookingId extras expectedDue walletAmount',
    gain: 'priced by the airline; a company’s policy applies to them',
    takes: 'seats of the seat map, and money',
    limit:
      'one addition under way for each trip that was paid for, one seat a traveller and flight; guarded UPDATE of the balance',
  },
  'bookings.priceAddedExtras': { fields: 'bookingId extras', gain: READS },
  'bookings.requestFlightChange': {
    fields: 'bookingId bound offer expectedDue refundTo reason',
    gain: 'priced by the airline and evaluated by the server; nobody approves a trip of their own, and nothing is held',
  },
  'bookings.withdrawFlightChange': { fields: 'bookingId', gain: OWN_ROWS },
  'bookings.requestDatesChange': {
    fields: 'bookingId checkIn checkOut expectedDue refundTo reason',
    gain: 'priced by the hotel and evaluated by the server; nobody approves a trip of their own, and nothing is held',
  },
  'bookings.withdrawDatesChange': { fields: 'bookingId', gain: OWN_ROWS },
  'bookings.acceptSchedule': { fields: 'bookingId', gain: OWN_ROWS },
  'bookings.list': {
    fields: 'userId pageNo pageSize travelCategories bookingStatus fromDate toDate sortBy when',
    gain: READS,
  },
  'bookings.companyTrips': {
    fields: 'pageNo pageSize searchKey since until departmentId status policy sort',
    gain: READS,
  },
  'bookings.companyFlights': { fields: 'trip party chosen sentinels', gain: READS },
  'bookings.companyRooms': { fields: 'hotel stay party', gain: READS },
  'bookings.companyStays': { fields: 'city stay party', gain: READS },
  'gateway.attempt': {
    fields: 'orderId method outcome',
    gain: 'somebody tries stolen cards, or somebody else’s order, whose id is random',
    takes: 'money of the payer',
    limit: 'MOST_ATTEMPTS an order, one capture an order',
  },
  'payments.webhook': { fields: '', gain: 'counts for nothing without the signature over the raw body' },

  // budgets
  'budgets.add': {
    fields: 'kind departmentId name startsOn endsOn amount whenExceeded',
    gain: `${AUDITED}; a budget pays for nothing, it only refuses or warns`,
  },
  'budgets.change': {
    fields: 'kind departmentId name startsOn endsOn amount whenExceeded budgetId',
    gain: `${AUDITED}; a booking that takes no more than before is never refused by it`,
  },
  'budgets.remove': { fields: 'budgetId', gain: AUDITED },

  // approvals
  'approvals.addConfiguration': {
    fields: 'approvalConfigName rules isCompanys',
    gain: `${AUDITED}; naming oneself approver does not help: who asked or travels is left out of every run`,
  },
  'approvals.changeConfiguration': {
    fields: 'approvalConfigName rules isCompanys approvalConfigId',
    gain: `${AUDITED}; runs under way keep their levels`,
  },
  'approvals.deleteConfiguration': { fields: 'approvalConfigId', gain: AUDITED },
  'approvals.addAbsence': {
    fields: 'standInId from until',
    gain: 'one names a stand-in for oneself only; a stand-in does not approve trips of their own',
  },
  'approvals.removeAbsence': { fields: 'absenceId', gain: OWN_ROWS },
  'approvals.decide': {
    fields: 'bookingId answer amount upTo windowDays note',
    gain: 'only who is asked, or stands in, answers; never for a trip of their own; the price must be the one shown',
  },
  'approvals.openLink': { fields: 'token', gain: 'reads the one request of the token' },
  'approvals.linkAlternatives': {
    fields: 'token',
    gain: 'prices in policy instead of the one request of the token, which its approver sees signed in, while they may decide',
  },
  'approvals.decideByLink': {
    fields: 'token answer amount upTo windowDays note',
    gain: 'random, hashed, used once; rights, absences and price are those of now, and it is bound to one approver',
  },
  'approvals.askBack': {
    fields: 'bookingId text',
    gain: 'somebody’s mailbox is flooded: one open question of each approver, MOST_QUESTIONS a request',
  },
  'approvals.reply': {
    fields: 'bookingId position text',
    gain: 'one reply to each question, by whoever asked or travels',
  },
  'approvals.decideSeveral': {
    fields: 'requests answer note',
    gain: 'as for one: each request by itself, at the price that was shown for it',
  },
  'approvals.markRead': { fields: '', gain: 'reads for oneself only' },
  // notifications
  'notifications.markRead': { fields: '', gain: 'reads for oneself only' },
  'notifications.savePreferences': { fields: 'off', gain: OWN_ROWS },

  // companies
  'companies.saveProfile': {
    fields: 'companyName registrations',
    gain: `${AUDITED}; invoices issued before keep what they say`,
  },
  'companies.saveConfiguration': {
    fields: 'modes paying checkoutAllowed lowBalance booksFor guestsAllowed requiredFields notices',
    gain: 'each setting in SETTINGS below',
  },
  'companies.addDepartment': { fields: 'departmentName parentId headId', gain: AUDITED },
  'companies.changeDepartment': { fields: 'departmentName parentId headId departmentId', gain: AUDITED },
  'companies.addGroup': { fields: 'grouping name', gain: AUDITED },
  'companies.renameGroup': { fields: 'grouping name groupId', gain: AUDITED },
  'companies.deleteGroup': { fields: 'grouping groupId moveTo', gain: AUDITED },
  'companies.addRole': { fields: 'userRoleName rights', gain: GIVEN_RIGHTS },
  'companies.changeRole': { fields: 'userRoleName rights userRoleId', gain: GIVEN_RIGHTS },
  'companies.saveArrangements': {
    fields: 'userId bookedBy',
    gain: `${AUDITED}; whoever is named books under the traveller’s own policy and approvals, at the company’s cost`,
  },
  'companies.deleteRole': { fields: 'userRoleId moveTo', gain: GIVEN_RIGHTS },
  'companies.employeeList': { fields: 'companyId filter id searchKey pageSize pageNo sort', gain: READS },
  'companies.changeEmployee': {
    fields:
      'firstName lastName mobile employeeId departmentId designationId bandId levelId managerId userRoleId userId',
    gain: `${GIVEN_RIGHTS}; who stands where decides which policy applies and who approves: ${AUDITED}`,
  },
  'companies.deactivateEmployee': {
    fields: 'userId successorId',
    gain: `${GIVEN_RIGHTS}; the last administrator stays`,
  },
  'companies.reactivateEmployee': { fields: 'userId', gain: GIVEN_RIGHTS },
  'companies.importEmployees': {
    fields: 'file apply',
    gain: `a line names only roles whose rights the importer holds: ${GIVEN_RIGHTS}`,
  },
  'companies.inviteEmployee': {
    fields: 'firstName lastName workEmail mobile employeeId userRoleId',
    gain: `${GIVEN_RIGHTS}, by a renewed invitation neither`,
  },
  'companies.activateEmployee': { fields: 'token password device', gain: TOKEN },
  'companies.login': {
    fields: 'workEmail password device',
    gain: 'guessing passwords: counted by account and network',
  },
  'companies.signUp': {
    fields: 'companyName countryCode city gstNumber firstName lastName workEmail mobile password device',
    gain: 'a new company has no credit and holds no more than one person',
  },

  // policies
  'policy.add': { fields: 'travelPolicyName policyConfigData note', gain: AUDITED },
  'policy.change': { fields: 'travelPolicyName policyConfigData note policyId', gain: AUDITED },
  'policy.assign': { fields: 'policyId to targetId', gain: AUDITED },
  'policy.unassign': { fields: 'policyId to targetId', gain: AUDITED },
  'policy.discard': { fields: 'policyId version', gain: AUDITED },
  'policy.publish': { fields: 'policyId version', gain: `${AUDITED}; a booking keeps the version it was evaluated by` },
  'policy.verdicts': {
    fields: 'travellerIds options changesDates',
    gain: 'a verdict on made-up offers holds for nothing: bookings are evaluated by the server on what is sold',
  },

  // people and sessions
  'identity.register': {
    fields: 'firstName lastName email mobile password device',
    gain: 'a new account has an empty wallet and holds up to HOLD_LIMITS',
  },
  'identity.confirmRegistration': {
    fields: 'proofToken oneTimeCode device',
    gain: 'guessing codes: tries are counted',
  },
  'identity.confirmRegistrationByLink': { fields: 'token password device', gain: TOKEN },
  'identity.confirmEmail': { fields: 'proofToken oneTimeCode', gain: 'guessing codes: tries are counted' },
  'identity.sendCodeAgain': { fields: 'proofToken', gain: 'flooding a mailbox: emails are counted' },
  'companies.confirmSignUp': { fields: 'proofToken oneTimeCode device', gain: 'guessing codes: tries are counted' },
  'companies.confirmSignUpByLink': { fields: 'token password device', gain: TOKEN },
  'identity.updateUser': {
    fields: 'firstName lastName email mobile currentPassword',
    gain: 'another address asks for the password',
  },
  'identity.chooseLanguage': { fields: 'language', gain: 'nothing: it is the language of their own emails' },
  'identity.changePassword': { fields: 'currentPassword password', gain: 'asks for the password' },
  'identity.askForSignInCode': { fields: 'email', gain: 'flooding a mailbox: emails are counted' },
  'identity.signInWithCode': {
    fields: 'email oneTimeCode device',
    gain: 'guessing codes: counted by code and network, and good in the browser that asked alone',
  },
  'identity.login': { fields: 'email password device', gain: 'guessing passwords: counted by account and network' },
  'identity.refresh': { fields: 'refreshToken device', gain: TOKEN },
  'identity.corporateRefresh': { fields: 'refreshToken device', gain: TOKEN },
  'identity.logout': { fields: 'refreshToken scope', gain: SESSIONS },
  'identity.corporateLogout': { fields: 'refreshToken scope', gain: SESSIONS },
  'identity.endSession': { fields: 'sessionId', gain: SESSIONS },
  'identity.endAllSessions': { fields: 'keepThis', gain: SESSIONS },
  'identity.forgotPassword': { fields: 'email', gain: 'flooding a mailbox: three emails an hour' },
  'identity.corporateForgotPassword': { fields: 'email', gain: 'flooding a mailbox: three emails an hour' },
  'identity.resetPassword': { fields: 'token password', gain: TOKEN },
  'identity.corporateResetPassword': { fields: 'token password', gain: TOKEN },
  'travellers.save': { fields: 'isSelf traveller travellerId', gain: OWN_ROWS + ', thirty at most' },
  'travellers.remove': { fields: 'travellerId', gain: OWN_ROWS },
  'travellers.remember': { fields: 'people', gain: OWN_ROWS + ', thirty at most' },
  'saved.save': { fields: 'hotel stay', gain: OWN_ROWS + ', twenty at most, each with a price that is worked out' },
  'saved.watch': {
    fields: 'savedId watched',
    gain: 'an email and a push a day at most to oneself; prices are looked at four times a day',
  },
  'saved.remove': { fields: 'savedId', gain: OWN_ROWS },
  'saved.share': { fields: '', gain: OWN_ROWS + ': one link, to what one saved' },
  'saved.stopSharing': { fields: '', gain: OWN_ROWS },
  'saved.shared': {
    fields: 'key',
    gain: 'twenty prices are worked out for whoever has a link; a key is signed and nobody can make one',
    takes: 'some milliseconds of a core for each stay',
    limit: '30 times a minute a list, and by network',
  },
  'saved.myLikes': { fields: 'key', gain: 'nothing: one reads what one said oneself' },
  'saved.like': {
    fields: 'key savedId liked',
    gain: 'one’s name on a list of somebody who gave one the link',
    takes: 'a row',
    limit: 'one a person and stay, 30 people a stay; 120 an hour a person',
  },
  'guestReviews.save': {
    fields: 'bookingId overall cleanliness location staff value liked disliked trip shownAs',
    gain: 'a hotel, or its rival, moves a score: a review costs a paid stay that took place, and is one; links and telephone numbers wait for staff',
    takes: 'the good name of a hotel, and the time of staff',
    limit: 'one review a stay; 60 changes an hour a person',
  },
  'guestReviews.remove': { fields: 'bookingId', gain: OWN_ROWS + '; the totals of the hotel follow' },
  'guestReviews.report': {
    fields: 'reviewId reason',
    gain: 'somebody keeps the desk busy; a report hides nothing by itself',
    takes: 'the time of staff',
    limit: 'once a person and review; 20 reports a day a person',
  },
  'guestReviews.decide': {
    fields: 'reviewId version decision reason',
    gain: 'staff refuse what waits or was reported, never what merely displeases; the audit trail names them, with the reason',
  },
  'guestReviews.answer': {
    fields: 'reviewId version answer',
    gain: 'staff write for a hotel; the audit trail names them',
  },
  'travellers.saveBusiness': {
    fields: 'business',
    gain: 'a caller has one; what an invoice names is checked when a booking is paid',
  },
  'bookings.makeCalendarFeed': {
    fields: '',
    gain: 'an address that reads the trips of whoever made it: 256 random bits, shown once, stored as a hash, one a person, ended by its owner',
  },
  'bookings.endCalendarFeed': { fields: '', gain: OWN_ROWS },
  'push.registerDevice': {
    fields: 'userId token userType deviceInfo companyId companyName firstName lastName email mobile',
    gain: 'somebody makes the server post to an address of theirs: hosts of known push services alone, ten devices a person; the caller is who the access token says',
  },
  'push.forgetDevice': { fields: 'token deviceId', gain: OWN_ROWS },
  'notifications.savePersonalPreferences': { fields: 'off', gain: OWN_ROWS },
  'push.saveQuietHours': { fields: 'quietHours', gain: OWN_ROWS },
  'emailDelivery.tryAgain': { fields: '', gain: 'an email to one’s own address, five times a day' },
  'emailDelivery.returned': {
    fields: '',
    gain: 'stops emails to somebody: counts for nothing without the secret and the Message-ID of an email to that address, and codes are sent nevertheless',
  },
  'accounts.closeAccount': { fields: 'password givenUp', gain: 'asks for the password' },
  'accounts.exportData': { fields: 'password', gain: 'asks for the password' },
  'documents.verifyGst': { fields: 'gstNumber', gain: READS },
  'documents.verifyPan': { fields: 'pan', gain: READS },

  // events
  'events.register': {
    fields: 'name mobile companions days email code',
    gain: 'somebody fills an event with made-up addresses',
    takes: 'places',
    limit: 'five places a registration, REGISTRATIONS_A_DAY a network',
  },
  'events.changeRegistration': {
    fields: 'name mobile companions days',
    gain: 'the registration of the token only',
    takes: 'places',
    limit: 'five places a registration',
  },
  'events.withdraw': { fields: '', gain: 'the registration of the token only' },
  'events.wait': {
    fields: 'name mobile companions days email code',
    gain: 'somebody fills a waiting list with made-up addresses, which then keep free places for a day each',
    takes: 'places',
    limit: 'PARTIES_AN_HOUR a network, MOST_WAITING an event, 24 hours an offer',
  },
  'events.waiting': { fields: 'key', gain: 'reads the one place of the key' },
  'events.acceptOffer': { fields: 'key', gain: 'the places that were offered to the key only' },
  'events.leaveWaiting': { fields: 'key', gain: 'the place of the key only' },
  'events.signIn': {
    fields: 'number email code oneTimeCode',
    gain: 'guessing codes: counted by registration and network',
  },
  'events.askForCode': { fields: 'number email code', gain: 'flooding a mailbox: emails are counted' },
  'events.signOut': { fields: 'accessToken', gain: SESSIONS },
  'events.host': {
    fields: 'title headline about city venueName venueAddress startsOn startTime endsOn endTime places programme',
    gain: 'somebody publishes advertising, a lure or somebody else’s name under our address: it is in no list, its emails repeat none of it, and texts with addresses or telephone numbers are refused',
    takes: 'our good name, and the time of staff',
    limit: 'EVENTS_A_DAY and MOST_OPEN_EVENTS a person, none after staff removed one',
  },
  'events.changeHosted': {
    fields: 'code title headline about city venueName venueAddress startsOn startTime endsOn endTime places programme',
    gain: 'emails to whoever is registered, by one’s own event: none of its words stands in them',
    takes: 'the attention of guests',
    limit: 'MOVES_A_DAY an event',
  },
  'events.cancelHosted': { fields: 'code', gain: 'one’s own event; one email to whoever is registered' },
  'events.reportEvent': {
    fields: 'code reason',
    gain: 'somebody keeps the desk busy; a report hides nothing by itself',
    takes: 'the time of staff',
    limit: 'REPORTS_A_DAY a network',
  },
  'events.writeMessage': {
    fields: 'text',
    gain: 'somebody advertises to, or insults, whoever is registered: addresses and telephone numbers are refused, a message is reported and hidden, and no email repeats it',
    takes: 'the attention of guests',
    limit: '20 messages an hour a guest, EVENT_MESSAGES_A_DAY an event',
  },
  'events.writeAsHost': {
    fields: 'text code',
    gain: 'the same by the host',
    takes: 'the attention of guests',
    limit: '60 messages an hour a person, EVENT_MESSAGES_A_DAY an event',
  },
  'events.reportMessage': {
    fields: 'messageId',
    gain: 'somebody keeps the desk busy; a report hides nothing by itself',
    takes: 'the time of staff',
    limit: 'once a guest and message; 20 an hour a guest',
  },
  'events.seeMessages': { fields: 'messageId', gain: 'the registration of the token only' },
  'events.setMessageEmails': { fields: 'wanted', gain: 'the registration of the token only' },
  'events.hideMessage': {
    fields: 'code messageId',
    gain: 'messages of one’s own event; a guest can be silenced by its host',
  },
  'events.seeAsHost': { fields: 'code messageId', gain: 'what the caller has read of their own event only' },
  'events.writeAtDesk': {
    fields: 'text code',
    gain: 'staff write under the name of the team; the audit trail names them',
    takes: 'the attention of guests',
    limit: '60 messages an hour a person of the staff, EVENT_MESSAGES_A_DAY an event',
  },
  'events.hideAtDesk': { fields: 'messageId', gain: 'staff hide a message; the audit trail names them' },
  'events.keepAtDesk': { fields: 'messageId', gain: 'staff keep a reported message; the audit trail names them' },
  'events.openBlock': {
    fields: 'code hotel ratePlanId checkIn checkOut rooms rate cutOff freeDays',
    gain: 'staff take rooms from sale and price them, never above the public price; the audit trail names them',
    takes: 'rooms of a hotel',
    limit: 'MOST_BLOCKS an event, MOST_BLOCK_ROOMS a night; the cut-off puts them back',
  },
  'events.shrinkBlock': {
    fields: 'code blockId rooms',
    gain: 'staff put rooms back on sale, never those held or booked; the audit trail names them',
  },
  'events.endBlock': { fields: 'code blockId', gain: 'the same, of all rooms that are left' },
  'events.roomPass': { fields: '', gain: 'a proof of one’s own registration, for PASS_MINUTES' },
  'events.bookRoom': {
    fields: 'blockId checkIn checkOut adults pass',
    gain: 'a room at the event rate, by whoever has a pass: it lasts minutes, and the first account that books is the only one for its registration',
    takes: 'rooms of the block, as long as a hold lasts',
    limit: 'a room for each person of the registration; hold limits of the account and its network',
  },
  'events.saveHostBudget': {
    fields: 'total lines version code',
    gain: 'a record of one’s own costs, which nobody else reads and nothing is paid by; MOST_BUDGET_LINES, one an event',
  },
  'events.saveDeskBudget': {
    fields: 'total lines version code',
    gain: 'the same by staff at an event of the operator; the audit trail names them',
  },
  'events.offerToShare': {
    fields: 'about',
    gain: 'somebody advertises to, or insults, whoever is on the list: addresses and telephone numbers are refused, and no email repeats the line',
    takes: 'the attention of guests on the list',
    limit: '20 an hour a guest, MOST_LISTED an event',
  },
  'events.leaveSharing': {
    fields: '',
    gain: 'the registration of the token only, and its pair; one email to the other',
  },
  'events.askToShare': {
    fields: 'guestId',
    gain: 'somebody has strangers emailed: only those on the list, once in ASKED_AGAIN_HOURS, and never again once declined',
    takes: 'one email for each person asked',
    limit: '20 an hour and MOST_OPEN_REQUESTS a guest, MOST_RECEIVED for each asked',
  },
  'events.takeBackRequest': { fields: 'guestId', gain: 'requests of the caller only' },
  'events.answerRequest': { fields: 'guestId accepted', gain: 'requests to the caller only; one email to the asker' },
  'events.endSharing': { fields: '', gain: 'the pair of the caller only; one email to the other' },
  'events.uploadPhotograph': {
    fields: 'file alt albumId',
    gain: 'somebody shows those who are registered a picture that hurts, fills the database, or attacks who decodes it: a photograph is reported and deleted, only its pixels are stored, and decoding is done by a worker thread with a limit of pixels, time and memory',
    takes: 'a core for a second, and a place of the gallery',
    limit:
      'UPLOADS_AN_HOUR and MOST_GUEST_PHOTOGRAPHS a guest; MOST_EVENT_PHOTOGRAPHS and MOST_EVENT_BYTES an event; two at once, eight waiting',
  },
  'events.uploadAsHost': {
    fields: 'file alt albumId code',
    gain: 'the same by the host',
    takes: 'a core for a second, and a place of the gallery',
    limit: 'UPLOADS_AN_HOUR a person; MOST_EVENT_PHOTOGRAPHS and MOST_EVENT_BYTES an event',
  },
  'events.uploadAtDesk': {
    fields: 'file alt albumId code',
    gain: 'staff add a photograph under the name of the team; the audit trail names them',
    takes: 'a core for a second, and a place of the gallery',
    limit: 'UPLOADS_AN_HOUR a person; MOST_EVENT_PHOTOGRAPHS and MOST_EVENT_BYTES an event',
  },
  'events.deletePhotograph': { fields: 'photographId', gain: 'photographs that the caller added only' },
  'events.reportPhotograph': {
    fields: 'photographId',
    gain: 'somebody keeps the desk busy; a report hides nothing by itself',
    takes: 'the time of staff',
    limit: 'once a guest and photograph; 20 an hour a guest',
  },
  'events.deleteAsHost': { fields: 'code photographId', gain: 'photographs of one’s own event' },
  'events.addAlbum': { fields: 'code name', gain: 'albums of one’s own event; MOST_ALBUMS of them' },
  'events.deleteAlbum': { fields: 'code albumId', gain: 'albums of one’s own event; no photograph is lost' },
  'events.deletePhotographAtDesk': {
    fields: 'photographId',
    gain: 'staff delete a photograph of the operator’s event, or a reported one; the audit trail names them',
  },
  'events.keepPhotographAtDesk': {
    fields: 'photographId',
    gain: 'staff keep a reported photograph; the audit trail names them',
  },
  'events.addAlbumAtDesk': { fields: 'code name', gain: 'staff add an album; the audit trail names them' },
  'events.deleteAlbumAtDesk': { fields: 'code albumId', gain: 'staff delete an album; the audit trail names them' },
  'events.decideEvent': {
    fields: 'code version decision reason',
    gain: 'staff remove an event; the audit trail names them, with the reason that its host reads',
  },

  // the assistant
  'assistant.ask': { fields: 'question turns language', gain: READS },
  'assistant.askSignedIn': {
    fields: 'question turns language',
    gain: 'reads only, as the caller and with the rights of their role; a proposal is carried out by bookings',
  },

  // support
  'support.ask': {
    fields: 'name email topic bookingCode question',
    gain: 'somebody keeps the desk busy, or a stranger’s mailbox: the email repeats nothing that was typed',
    takes: 'the time of staff',
    limit: 'ENQUIRIES_AN_HOUR a network, ENQUIRIES_A_DAY an address',
  },
  'support.openTicket': { fields: 'token', gain: 'reads the one enquiry of the token' },
  'support.followUp': {
    fields: 'token message',
    gain: 'somebody keeps the desk busy: needs the link of an email, and sends none',
    takes: 'the time of staff',
    limit: 'FOLLOW_UPS_A_DAY an enquiry, MOST_MESSAGES in all',
  },
  'support.received': {
    fields: '',
    gain: 'writes in the name of an asker: counts for nothing without the secret, the random reply address and their address as sender',
    takes: 'the time of staff',
    limit: 'FOLLOW_UPS_A_DAY an enquiry, MOST_MESSAGES in all',
  },
  'support.answer': {
    fields: 'enquiryId shownMessages answer',
    gain: 'staff answer those messages that they saw; the audit trail names them',
  },

  // companies at the desk
  'desk.findCompanies': {
    fields: 'key',
    gain: 'staff read what companies owe: 120 searches in ten minutes a person, each in the audit trail; of people only three administrators are named',
  },
  'desk.setCreditLimit': {
    fields: 'companyId limit reason shownLimit',
    gain: 'a company is lent our money, by staff alone: ₹25 lakh at most; the company’s own audit log says the reason, ours who it was',
    takes: 'our money',
    limit: '60 an hour a person, MOST_CREDIT a company',
  },

  // bookings at the desk
  'bookings.deskFind': {
    fields: 'key',
    gain: 'staff read bookings and transport requests of anybody by an exact key: 120 in ten minutes a person, each in the audit trail; emails are masked and no traveller is named',
  },
  'bookings.deskAskSupplier': {
    fields: 'companyId bookingId note',
    gain: 'the recovery job runs sooner; the audit trail names who asked',
  },
  'bookings.deskConfirm': {
    fields: 'companyId bookingId code note',
    gain: 'staff confirm what was paid, once, by the engine’s own transition; the audit trail names them',
  },
  'bookings.deskRefund': {
    fields: 'companyId bookingId note',
    gain: 'everything that was paid goes back to whoever paid, once; the audit trail names who decided',
  },
  'bookings.deskRetryRefund': {
    fields: 'companyId bookingId note',
    gain: 'the gateway makes each refund once, however often it is asked',
  },

  // transport
  'transport.request': {
    fields: 'details travellerIds reason costCentre project',
    gain: 'somebody keeps the desk busy',
    takes: 'the time of staff',
    limit: 'MOST_OPEN_REQUESTS a person',
  },
  'transport.choose': {
    fields: 'bookingId quoteId acceptedTotal',
    gain: `${AGREED}; under the policies of that moment`,
    takes: 'the company’s money',
    limit: 'its wallet or granted credit, and its approvals',
  },
  'transport.payApproved': {
    fields: 'bookingId acceptedTotal',
    gain: AGREED,
    takes: 'the company’s money',
    limit: 'its wallet or granted credit, and its approvals',
  },
  'transport.cancel': {
    fields: 'bookingId shownRefund reason',
    gain: 'a refund follows the terms of the quote, once',
    takes: 'what was paid for it',
    limit: 'the terms of the quote',
  },
  'transport.sendQuote': {
    fields: 'companyId bookingId name note departsAt fare fee expiresAt freeUntil charge',
    gain: 'staff set prices; the audit trail names them',
  },
  'transport.confirm': {
    fields: 'companyId bookingId ticketNumber note',
    gain: 'staff confirm what was paid; the audit trail names them',
  },
  'transport.addTicketFile': {
    fields: 'companyId bookingId fileName file',
    gain: 'files of staff alone, PDF or picture by their content, 4 MB each and 5 a request; saved, never displayed',
  },
  'transport.removeTicketFile': {
    fields: 'companyId bookingId fileId',
    gain: 'nothing; the audit trail names who removed it',
  },
  'transport.refuse': {
    fields: 'companyId bookingId note',
    gain: 'everything that was paid goes back to the account that paid',
  },

  // the desk
  'desk.signIn': {
    fields: 'email password',
    gain: 'guessing passwords of staff: counted by account, network and known device before they are looked at',
  },
  'desk.signOut': { fields: 'accessToken', gain: SESSIONS },
  'desk.setStaffPassword': { fields: 'token password', gain: TOKEN },
};

/** Every operation that only reads and counts nobody's calls, by what makes its largest answer cheap: counting would be a write for each. */
export const READS_UNLIMITED: Record<string, string> = {
  'rows of the caller, or of one of their bookings, found by an index':
    'accounts.closingTerms bookings.calendar bookings.calendarFeed bookings.cancelFlightQuote bookings.cancelQuote bookings.changeFlightQuote bookings.combinedPayment bookings.details emailDelivery.read events.getRegistration events.rooms events.hosted events.hostBudget events.hostMessages events.hostPhotographs events.listHosted events.messages events.photographs events.registrations events.roommates identity.getUser identity.listSessions notifications.personalPreferences payments.walletBalance payments.walletTransactions push.readQuietHours guestReviews.own guestReviews.toReview saved.find saved.list travellers.details travellers.list bookings.walletPasses',
  'ten items of the caller at most, each with a price check at its supplier': 'cart.list',
  'a key from the configuration': 'push.options',
  'rows of the staff account of the caller': 'desk.whoAmI',
  'open requests of all companies, by an index and a page at a time; staff alone':
    'transport.deskDetails transport.deskRequests transport.deskTicketFile',
  'bookings that wait, by an index and a page at a time, or one by its key; staff alone':
    'bookings.deskDetails bookings.deskList',
  'enquiries, by an index and a page at a time; staff alone': 'support.deskEnquiries',
  'reviews, by an index and a page at a time; staff alone': 'guestReviews.deskReviews',
  'events and their messages, by an index and a page at a time; staff alone':
    'events.deskEvents events.deskMessages events.deskPhotographs events.operatedEvents',
  'one row of the budget of an event, by its key; staff alone': 'events.deskBudget',
  'ten room blocks of an event and its rooming list, by an index; staff alone': 'events.deskRooms',
  'ten reviews of one hotel, by an index, and one row of totals': 'guestReviews.list',
  'companies with a credit limit a page at a time, or one by its key; staff alone': 'desk.companies desk.company',
  'rows of the caller’s company, found by an index and a page at a time':
    'approvals.absences approvals.alternatives approvals.configurations approvals.details approvals.list approvals.status bookings.approvalPreview bookings.companyMoney bookings.companySpend bookings.companyWallet bookings.guestLinks bookings.travellers budgets.list budgets.mine budgets.names budgets.ofTrip companies.arrangements companies.auditTrail companies.bands companies.configuration companies.departments companies.designations companies.employeeLeaving companies.groupDeletion companies.levels companies.profile companies.roles companies.userDetails notifications.list notifications.preferences policy.details policy.list policy.ofPerson transport.details transport.requests',
  'one order, whose id is random': 'gateway.checkout',
  'stock of one hotel, one flight or one event, found by its key':
    'events.getEvent flights.fareQuote flights.fareRule flights.seatMap flights.ssr hotels.info hotels.rooms',
  'a page of a city’s hotels, in at most twice the time of its SQL (docs/performance.md)':
    'hotels.find hotels.highlights hotels.search',
  'the departures of a year of 60 journeys at most, by their key': 'packages.list',
  'one journey with its departures, by its key, and the rooms of its hotels on one of them': 'packages.get',
  'the exchange rates of at most 60 currencies, by an index; the same for everybody': 'currencies.rates',
  'lists that stay in memory': 'blogs.list blogs.post places.listCountries places.searchAirports places.searchCities',
};

/** Every setting of a company (Configuration): who may write it, and why that is safe. */
export const SETTINGS: Record<string, { writer: 'company' | 'operator'; because: string }> = {
  modes: { writer: 'company', because: 'it narrows what its people book' },
  paying: { writer: 'company', because: 'credit without a granted limit pays nothing' },
  creditLimit: {
    writer: 'operator',
    because: 'it is our money: set at the desk or by `npm run companies:credit` alone',
  },
  booksFor: {
    writer: 'company',
    because: 'people of the same company only; who booked and who travels both stand on the booking',
  },
  checkoutAllowed: {
    writer: 'company',
    because: 'it only closes or opens a way to pay us; what is booked and what policies say stays the same',
  },
  lowBalance: { writer: 'company', because: 'it only decides when its own administrators get an email' },
  guestsAllowed: {
    writer: 'company',
    because: 'the company pays for its guests, and the policy of whoever books applies to them',
  },
  requiredFields: { writer: 'company', because: 'it asks for more, never for less than we need' },
  notices: { writer: 'company', because: 'emails of an account’s safety (links, codes) are none of these' },
};
