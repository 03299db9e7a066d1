import type { FlightBooking, PackageBooking, StayBooking } from '#features/bookings/contract.ts';
import { seedDepartures } from '#features/packages/server/index.ts';
import { postToLedger, walletOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { Buyer } from '../buyer.ts';
import { aFlyer } from '../flyer.ts';
import { aStaff } from '../staff.ts';
import { aHotel, type Stocked } from '../stock.ts';
import { anEvent } from '../events.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { newId } from '#lib/shared/ids.ts';
import { anAbsence, aRequest } from './asked-requests.ts';
import { aPackageInParts, aWholePackage } from './a-package-in-parts.ts';
import { aTransport } from './asked-transport.ts';
import { anOpenSession, type TwoCompanies, twoCompanies } from './two-companies.ts';
import {
  signUp,
  aGuestToken,
  quotedAtWork,
  THERE_AND_BACK,
  aCartItem,
  anOpenPayment,
  aSavedStay,
  aSavedTraveller,
} from './belongings.ts';
import { orderOfCheckout } from '../order-of-checkout.ts';

/** Asha, who has bookings, and Ravi, who has none and should not see hers. Their browser sessions, two companies, two people registered for an event, and two of the staff. */
export type TwoTravellers = {
  asha: Buyer;
  ravi: Buyer;
  hotel: Stocked;
  held: StayBooking;
  confirmed: StayBooking;
  /** Of Asha: a package that was booked with its deposit. */ inParts: PackageBooking;
  /** Of Asha: a package that is paid whole. */ wholePackage: PackageBooking;
  heldTrip: FlightBooking;
  trip: FlightBooking;
  orderId: string;
  sessionId: string;
  /** Somebody Asha saved. */ travellerId: string;
  /** A stay she saved. */ savedId: string;
  /** What is in her cart. */ itemId: string;
  /** Her open payment for several bookings. */ paymentId: string;
  db: Db;
  companies: TwoCompanies;
  guests: { ours: string; theirs: string };
  staff: { ours: string; theirs: string };
};

export async function twoTravellers(db: Db, api: () => string): Promise<TwoTravellers> {
  await anEvent(db);
  const hotel = await aHotel(db, { allotment: 500 });
  await seedDepartures(db, { today: clock.today('Asia/Kolkata') });
  const [asha, ravi] = [await signUp('asha', api), await signUp('ravi', api)];
  const entries = [
    { account: walletOf(asha.userId), amount: ENOUGH },
    { account: 'promotion' as const, amount: -ENOUGH },
  ];
  await postToLedger({ db, key: `walk:${asha.userId}`, bookingId: null, note: 'A gift', entries, at: clock.now() });
  const { checkoutUrl } = (await asha.pay(await asha.held(hotel))).data;
  return {
    asha,
    ravi,
    hotel,
    held: await asha.held(hotel),
    confirmed: await asha.confirmed(hotel),
    inParts: await aPackageInParts(asha),
    wholePackage: await aWholePackage(asha),
    heldTrip: await aFlyer(asha).heldTrip(THERE_AND_BACK),
    trip: await aFlyer(asha).ticketed(THERE_AND_BACK),
    orderId: orderOfCheckout(checkoutUrl),
    sessionId: await anOpenSession(db, asha.userId),
    travellerId: await aSavedTraveller(asha),
    savedId: await aSavedStay(asha, hotel),
    itemId: await aCartItem(asha, hotel),
    paymentId: await anOpenPayment(asha, hotel),
    db,
    companies: await companiesThatBook(db, await twoCompanies(db), hotel),
    guests: { ours: await aGuestToken(db), theirs: await aGuestToken(db) },
    staff: { ours: (await aStaff(db)).token, theirs: (await aStaff(db)).token },
  };
}

/** Each of the two has a booking, so that one can ask for the other's. */
async function companiesThatBook(db: Db, companies: TwoCompanies, hotel: Stocked): Promise<TwoCompanies> {
  for (const colleague of [companies.ours, companies.theirs]) {
    const { ids } = colleague;
    const bookingId = await quotedAtWork(colleague, hotel);
    ids.bookingId = bookingId;
    colleague.transport = String((await aTransport(db, 'transport.details', ids)).bookingId);
    const { companyId = '', userId = '', managerId = '', standInId = '' } = ids;
    ids.absenceId = await inCompany(db, companyId, async (tx) => {
      await aRequest(tx, { companyId, bookingId, askerId: userId, approverId: managerId, besidesId: standInId });
      colleague.asked = await aRequest(tx, {
        companyId,
        bookingId: newId('bkg'),
        askerId: managerId,
        approverId: userId,
        besidesId: standInId,
      });
      return anAbsence(tx, companyId, userId, standInId);
    });
  }
  return companies;
}

/** In the wallet, for changes that cost something. */
const ENOUGH = 100_000_00;
