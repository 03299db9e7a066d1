import { workRoutes } from '#lib/shared/work-routes.ts';
import type { BookingView } from '../../contract.ts';
import { categoryOf } from '../../rules/category.ts';

type CompanyTexts = {
  /** "another flight". */ one: string;
  /** "Name who flies now". */ goes: string;
  /** Buttons that open the form of the travellers. */
  nameThem: string;
  nameAndBook: string;
  /** What stands while a change is not made, while it waits and once it is approved; and what can be chosen instead. */
  change: {
    unchanged: string;
    untilApproved: string;
    approved: string;
    amending: string;
    instead: string;
    insteadOnTrip: string;
  };
};

/** What pages of a company say of what it can book. */
const COMPANY_TEXTS: Record<'hotel' | 'flight', CompanyTexts> = {
  hotel: {
    one: 'stay',
    goes: 'stays',
    nameThem: 'Name the guests',
    nameAndBook: 'Name the guests and book',
    change: {
      unchanged: 'Your stay keeps its dates.',
      untilApproved: 'The stay keeps its dates until it is approved.',
      approved: 'Approved; we are changing it with the hotel.',
      amending: 'The hotel is changing it now.',
      instead: 'You can choose other dates and ask again.',
      insteadOnTrip: 'The stay keeps its dates. Choose other dates on the trip and ask again.',
    },
  },
  flight: {
    one: 'flight',
    goes: 'flies',
    nameThem: 'Name who flies',
    nameAndBook: 'Name who flies and book',
    change: {
      unchanged: 'Your tickets are unchanged.',
      untilApproved: 'The tickets stay unchanged until it is approved.',
      approved: 'Approved; we are changing it with the airline.',
      amending: 'The airline is changing it now.',
      instead: 'You can choose another flight and ask again.',
      insteadOnTrip: 'The tickets are unchanged. Choose another flight on the trip and ask again.',
    },
  },
};

type OfCompany = Pick<BookingView, '_id' | 'category'>;

/** Companies book stays and flights; packages have no pages of theirs. */
const bookedAs = (booking: Pick<OfCompany, 'category'>): 'hotel' | 'flight' =>
  categoryOf(booking) === 'flight' ? 'flight' : 'hotel';

/** What pages of a company say of this booking. */
export const companyTexts = (booking: Pick<OfCompany, 'category'>): CompanyTexts => COMPANY_TEXTS[bookedAs(booking)];

const REVIEWS = { hotel: workRoutes.corporateHotelReview, flight: workRoutes.corporateFlightReview };
const TRIPS = { hotel: workRoutes.corporateHotelConfirmation, flight: workRoutes.corporateFlightConfirmation };

/** The page where a company's booking is named and paid. */
export const reviewPage = (booking: OfCompany): string => REVIEWS[bookedAs(booking)]({ bookingId: booking._id });

/** The page of a company's whole trip; the server decides whether the reader may open it. */
export const tripPage = (booking: OfCompany): string => TRIPS[bookedAs(booking)](booking._id, { part: 'trip' });
