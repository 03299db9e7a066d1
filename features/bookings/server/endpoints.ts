import 'server-only';
import * as payments from '#features/payments/contract.ts';
import { endpoint } from '#lib/server/http/endpoint.ts';
import * as contract from '../contract.ts';
import { endFeed, makeFeed, showFeed } from './calendar-feed/feed-operations.ts';
import { cancelBooking } from './cancel-booking.ts';
import { payTogether } from './combined/pay-together.ts';
import { saveTogether } from './combined/save-together.ts';
import { leaveTogether, showCombinedPayment } from './combined/show-combined-payment.ts';
import { askAgain } from './company/ask-again.ts';
import { readCompanyMoney } from './company/company-money.ts';
import { readCompanySpend } from './company/company-spend.ts';
import { listCompanyRooms } from './company/list-company-rooms.ts';
import { fileCompanyTrips, listCompanyTrips } from './company/list-company-trips.ts';
import { listTravellers } from './company/list-travellers.ts';
import { previewApproval } from './company/preview-approval.ts';
import { quoteCompanyFlight } from './company/quote-company-flight.ts';
import { quoteCompanyStay } from './company/quote-company-stay.ts';
import { requestApproval } from './company/request-approval.ts';
import { searchCompanyFlights } from './company/search-company-flights.ts';
import { searchCompanyStays } from './company/search-company-stays.ts';
import { addToCompanyWallet } from './company/wallet/add-to-company-wallet.ts';
import { getTopUpReceipt } from './company/wallet/get-top-up-receipt.ts';
import { fileCompanyWallet } from './company/wallet/file-company-wallet.ts';
import { showCompanyWallet } from './company/wallet/show-company-wallet.ts';
import { askSupplierAgain, recordConfirmed, refundUnbooked, retryRefund } from './desk/act-on-booking.ts';
import { findForDesk } from './desk/find-for-desk.ts';
import { listForDesk, showForDesk } from './desk/list-for-desk.ts';
import { acceptSchedule } from './flights/accept-schedule.ts';
import { addExtras } from './flights/add-extras.ts';
import { cancelFlight } from './flights/cancel-flight.ts';
import { changeFlight } from './flights/change-flight.ts';
import { listExtrasOffered, showSeatsOffered } from './flights/extras-of-trip.ts';
import { listChangeOptions } from './flights/list-change-options.ts';
import { requestDatesChange } from './company/request-dates-change.ts';
import { requestFlightChange } from './company/request-flight-change.ts';
import { withdrawDatesChange, withdrawFlightChange } from './company/withdraw-change.ts';
import { priceAddedExtras } from './flights/price-added-extras.ts';
import { quoteFlightCancellation } from './flights/quote-flight-cancellation.ts';
import { quoteFlightChange } from './flights/quote-flight-change.ts';
import { quoteFlight } from './flights/quote-flight.ts';
import { saveExtras } from './flights/save-extras.ts';
import { saveTravellers } from './flights/save-travellers.ts';
import { getCalendar, getInvoice, getTicket, getVoucher, getBoardingCodes } from './get-documents.ts';
import { getApplePass, getGoogleLink, listWalletPasses } from './get-wallet-passes.ts';
import { getCreditNote } from './get-credit-note.ts';
import { openGuestLink, sendGuestDetails } from './guest-links/answer-guest-link.ts';
import { askGuest, showGuestLinks, withdrawGuestLink } from './guest-links/ask-guest.ts';
import { holdBooking } from './hold-booking.ts';
import { listBookings } from './list-bookings.ts';
import { payBooking } from './pay-booking.ts';
import { quoteCancellation } from './quote-cancellation.ts';
import { changeDeparture } from './packages/change-departure.ts';
import { listDepartures } from './packages/list-departures.ts';
import { quoteDeparture } from './packages/quote-departure.ts';
import { payInstalment } from './packages/pay-instalment.ts';
import { quotePackage } from './packages/quote-package.ts';
import { quoteStay } from './quote-stay.ts';
import { receivePaymentWebhook } from './receive-payment-webhook.ts';
import { releaseHold } from './release-hold.ts';
import { saveGuests } from './save-guests.ts';
import { showBooking } from './show-booking.ts';
import { changeDates } from './stays/change-dates.ts';
import { quoteDates } from './stays/quote-dates.ts';

/** The operations of this feature with their use cases (`app/api/registry.ts`). */
export const endpoints = [
  endpoint(contract.cancelQuote, quoteCancellation),
  endpoint(contract.cancel, cancelBooking),
  endpoint(contract.details, showBooking),
  endpoint(contract.acceptSchedule, acceptSchedule),
  endpoint(contract.cancelFlightQuote, quoteFlightCancellation),
  endpoint(contract.cancelFlight, cancelFlight),
  endpoint(contract.changeFlightOptions, listChangeOptions),
  endpoint(contract.changeFlightQuote, quoteFlightChange),
  endpoint(contract.requestFlightChange, requestFlightChange),
  endpoint(contract.withdrawFlightChange, withdrawFlightChange),
  endpoint(contract.changeFlight, changeFlight),
  endpoint(contract.changeDatesQuote, quoteDates),
  endpoint(contract.changeDates, changeDates),
  endpoint(contract.requestDatesChange, requestDatesChange),
  endpoint(contract.withdrawDatesChange, withdrawDatesChange),
  endpoint(contract.saveExtras, saveExtras),
  endpoint(contract.extrasOffered, listExtrasOffered),
  endpoint(contract.seatsOffered, showSeatsOffered),
  endpoint(contract.priceAddedExtras, priceAddedExtras),
  endpoint(contract.addExtras, addExtras),
  endpoint(contract.quoteFlight, quoteFlight),
  endpoint(contract.saveTravellers, saveTravellers),
  endpoint(contract.saveGuests, saveGuests),
  endpoint(contract.guestLinks, showGuestLinks),
  endpoint(contract.askGuest, askGuest),
  endpoint(contract.withdrawGuestLink, withdrawGuestLink),
  endpoint(contract.openGuestLink, openGuestLink),
  endpoint(contract.sendGuestDetails, sendGuestDetails),
  endpoint(contract.hold, holdBooking),
  endpoint(contract.list, listBookings),
  endpoint(contract.pay, payBooking),
  endpoint(contract.payTogether, payTogether),
  endpoint(contract.saveTogether, saveTogether),
  endpoint(contract.leaveTogether, leaveTogether),
  endpoint(contract.combinedPayment, showCombinedPayment),
  endpoint(contract.quote, quoteStay),
  endpoint(contract.quotePackage, quotePackage),
  endpoint(contract.payInstalment, payInstalment),
  endpoint(contract.changeDepartureOptions, listDepartures),
  endpoint(contract.changeDepartureQuote, quoteDeparture),
  endpoint(contract.changeDeparture, changeDeparture),
  endpoint(contract.release, releaseHold),
  endpoint(contract.approvalPreview, previewApproval),
  endpoint(contract.askAgain, askAgain),
  endpoint(contract.companyFlightQuote, quoteCompanyFlight),
  endpoint(contract.companyTrips, listCompanyTrips),
  endpoint(contract.companyTripsFile, fileCompanyTrips),
  endpoint(contract.companyMoney, readCompanyMoney),
  endpoint(contract.companyQuote, quoteCompanyStay),
  endpoint(contract.requestApproval, requestApproval),
  endpoint(contract.companySpend, readCompanySpend),
  endpoint(contract.companyWallet, showCompanyWallet),
  endpoint(contract.companyWalletFile, fileCompanyWallet),
  endpoint(contract.addToCompanyWallet, addToCompanyWallet),
  endpoint(contract.companyWalletReceipt, getTopUpReceipt),
  endpoint(contract.companyFlights, searchCompanyFlights),
  endpoint(contract.companyRooms, listCompanyRooms),
  endpoint(contract.companyStays, searchCompanyStays),
  endpoint(contract.travellers, listTravellers),
  endpoint(contract.deskBookings, listForDesk),
  endpoint(contract.deskBooking, showForDesk),
  endpoint(contract.findDeskBookings, findForDesk),
  endpoint(contract.askSupplierAgain, askSupplierAgain),
  endpoint(contract.recordConfirmed, recordConfirmed),
  endpoint(contract.refundUnbooked, refundUnbooked),
  endpoint(contract.retryRefund, retryRefund),
  endpoint(contract.calendar, getCalendar),
  endpoint(contract.calendarFeed, showFeed),
  endpoint(contract.makeCalendarFeed, makeFeed),
  endpoint(contract.endCalendarFeed, endFeed),
  endpoint(contract.creditNote, getCreditNote),
  endpoint(contract.invoice, getInvoice),
  endpoint(contract.ticket, getTicket),
  endpoint(contract.boardingCodes, getBoardingCodes),
  endpoint(contract.voucher, getVoucher),
  endpoint(contract.walletPasses, listWalletPasses),
  endpoint(contract.appleWalletPass, getApplePass),
  endpoint(contract.googleWalletLink, getGoogleLink),
  endpoint(payments.webhook, receivePaymentWebhook),
];
