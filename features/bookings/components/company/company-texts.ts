import { workRoutes } from '#lib/shared/work-routes.ts';
import { categoryOf, type Category } from '../../rules/category.ts';

type CompanyTexts = {
  /** "another flight". */ one: string;
  /** "Name who flies now". */ goes: string;
  /** While the same trip is opened again. */ checking: string;
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
    checking: 'Checking with the hotel…',
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
    checking: 'Checking with the airline…',
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

/** `category`: the number on the wire (3.17). */
type OfCompany = { _id: string; category: number };

/** Companies book stays and flights; packages have no pages of theirs. */
const BOOKED_AS = { hotel: 'hotel', flight: 'flight', package: 'hotel' } as const satisfies Record<Category, string>;
const bookedAs = (booking: Pick<OfCompany, 'category'>) => BOOKED_AS[categoryOf(booking)];

/** What pages of a company say of this booking. */
export const companyTexts = (booking: Pick<OfCompany, 'category'>): CompanyTexts => COMPANY_TEXTS[bookedAs(booking)];

const REVIEWS = { hotel: workRoutes.corporateHotelReview, flight: workRoutes.corporateFlightReview };

/** The page where a company's booking is named and paid. */
export const reviewPage = (booking: OfCompany): string => REVIEWS[bookedAs(booking)]({ bookingId: booking._id });

/** The page of a company's whole trip; the server decides whether the reader may open it. */
export const tripPage = ({ _id, category }: OfCompany): string =>
  workRoutes.companyTrip(category, _id, { part: 'trip' });
