import 'server-only';
import { listApprovals } from '#features/approvals/server/index.ts';
import { listBookings, quoteCancellation, showBooking } from '#features/bookings/server/index.ts';
import { getWalletBalance } from '#features/payments/server/index.ts';
import { partyPolicies } from '#features/policy/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { inEnglish } from '#lib/server/language.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import type { Caller, CompanyCaller } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { Right } from '#lib/shared/rights.ts';
import { ASSISTANT_LIMITS } from '../rules/limits.ts';
import type { UserReads, RefundNow } from '../rules/reads.ts';
import { type Trip, tripOf } from '../rules/trip.ts';
import { placeIn } from './place-in.ts';

type Call<Who> = { db: Db; caller: Who; request: RequestFacts };
/** How a read gets its database: as it is, or in a transaction that sees one company only. Data is in English (ADR 56). */
type Run = <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;

const PAGE = 50;
const LATEST_REQUESTS = 5;
/** Where a question names no place: a city without a budget of its own. */
const ANY_INDIAN_CITY = { city: '', country: 'IN' };

/** What a traveller may look up. Each read is the use case of its own operation, called as the same person. */
export function travellerReads({ db, caller, request }: Call<Caller>): UserReads {
  const run: Run = (work) => inEnglish(() => work(db));
  return {
    ...bookingReads(run, { caller, request }),
    as: 'traveller',
    wallet: () =>
      run(async (tx) => ({ balance: await getWalletBalance({ db: tx, userId: caller.userId }), currency: 'INR' })),
    policy: notHere,
    requests: notHere,
  };
}

/** What an employee may look up, within their company and with the rights of their role. */
export function employeeReads({ db, caller, request }: Call<CompanyCaller>): UserReads {
  const run: Run = (work) => inEnglish(() => inCompany(db, caller.companyId, work));
  const withRight =
    <Given extends unknown[], Result>(right: Right, read: (...given: Given) => Promise<Result>) =>
    async (...given: Given) => {
      if (!caller.rights.includes(right))
        throw new AppError('FORBIDDEN', 'Your role does not allow this. Ask an administrator of your company.');
      return read(...given);
    };
  const bookings = bookingReads(run, { caller, request });
  return {
    as: 'employee',
    trips: withRight('booking.view', bookings.trips),
    booking: withRight('booking.view', bookings.booking),
    refundNow: withRight('booking.view', bookings.refundNow),
    wallet: notHere,
    policy: (words) =>
      run(async (tx) => {
        const place = placeIn(words);
        const at = place ?? ANY_INDIAN_CITY;
        const limits = async (mode: 'hotel' | 'flight') =>
          (await partyPolicies(tx, caller.companyId, [caller.userId], mode)).limits(at);
        return { place: place?.name ?? null, hotel: await limits('hotel'), flight: await limits('flight') };
      }),
    requests: withRight('approvals.view', () =>
      run(async (tx) => {
        const query = {
          requestType: 1 as const,
          searchKey: '',
          pageNo: 1,
          pageSize: LATEST_REQUESTS,
          sortBy: 'desc' as const,
          orderBy: 'asked' as const,
        };
        return (await listApprovals({ db: tx, query, body: undefined, caller, request })).response;
      }),
    ),
  };
}

/** The bookings of a caller: none of a colleague, though a role may see their trips elsewhere. */
function bookingReads(run: Run, who: { caller: Caller | CompanyCaller; request: RequestFacts }) {
  return {
    trips: () => run((db) => tripsOfUser(db, who)),
    booking: (bookingId: string) => run((db) => showBooking({ ...who, db, query: { bookingId }, body: undefined })),
    refundNow: (bookingId: string): Promise<RefundNow> =>
      run((db) => quoteCancellation({ ...who, db, query: { bookingId }, body: undefined })).then(
        ({ refund, charge, toSource, toWallet, holdsUntil }) => ({ refund, charge, toSource, toWallet, holdsUntil }),
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'STATE_BLOCKED') return { blocked: error.message };
          throw error;
        },
      ),
  };
}

async function tripsOfUser(db: Db, who: { caller: Caller | CompanyCaller; request: RequestFacts }): Promise<Trip[]> {
  const trips: Trip[] = [];
  for (let pageNo = 1; trips.length < ASSISTANT_LIMITS.bookings; pageNo++) {
    const body = {
      pageNo,
      pageSize: PAGE,
      travelCategories: [1, 2, 6] as (1 | 2 | 6)[],
      bookingStatus: [],
      sortBy: 'desc' as const,
    };
    const { response, count } = await listBookings({ ...who, db, query: undefined, body });
    trips.push(...response.map(tripOf));
    if (pageNo * PAGE >= count) break;
  }
  return trips;
}

const notHere = async (): Promise<never> => {
  throw new AppError('FORBIDDEN', 'This is not part of this account.');
};
