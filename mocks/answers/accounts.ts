import type * as contract from '#features/accounts/contract.ts';
import { openBusiness } from '#features/bookings/rules/open-business.ts';
import { AppError } from '#lib/shared/errors.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import { presentTraveller } from './travellers.ts';
import { walletBalance, walletLines } from '../memory/wallet.ts';

/** Closing an account and exporting its data; an account with an upcoming or unpaid booking cannot be closed. */
export const accountAnswers: AnswersOf<typeof contract> = {
  closingTerms: ({ person, now }) => ({
    ...closingFactsOf(person._id, now),
    kept: [
      'For eight financial years, the invoices and credit notes of your bookings with the names on them, because tax and company law ask for them.',
    ],
  }),
  closeAccount: ({ body, person, now }) => {
    const facts = closingFactsOf(person._id, now);
    const [first] = facts.obstacles;
    const refused = (sentence: string) =>
      new AppError('STATE_BLOCKED', `Your account was not closed. ${sentence}`, { details: facts });
    if (first) throw refused(first.sentence);
    if (facts.walletBalance !== body.givenUp)
      throw refused(
        `Your wallet holds ${formatMoney(money(facts.walletBalance))}. It can be spent on a trip but not paid out; confirm that you give it up, or spend it first.`,
      );
    memory().people = memory().people.filter(({ _id }) => _id !== person._id);
    return { deleted: true };
  },
  exportData: ({ person, now }) => ({
    exportedAt: now.toISOString(),
    user: { ...person, language: null, signedUpAt: now.toISOString() },
    sessions: [],
    bookings: [...memory().bookings, ...memory().flights].filter(({ userId }) => userId === person._id),
    travellers: memory()
      .travellers.filter(({ userId }) => userId === person._id)
      .map(presentTraveller),
    business: memory().business[person._id] ?? null,
    walletTransactions: walletLines(person._id),
    pushDevices: [],
    quietHours: null,
    notificationsSwitchedOff: memory()
      .switchedOff.filter(({ userId }) => userId === person._id)
      .map(({ kind, channel }) => ({ kind, channel })),
    savedStays: memory()
      .saved.filter(({ userId }) => userId === person._id)
      .map(({ hotel, stay, savedPrice, watched, savedAt }) => ({ hotel, ...stay, savedPrice, watched, savedAt })),
    savedListSharedAt: memory().savedLists[person._id] ? now.toISOString() : null,
    likedStays: memory().savedLikes.filter(({ userId }) => userId === person._id),
    cart: memory()
      .cart.filter(({ userId }) => userId === person._id)
      .map(({ choice, added, addedAt }) => ({ choice, added, addedAt })),
    guestReviews: memory().guestReviews.filter(({ bookingId }) =>
      memory().bookings.some(({ _id, userId }) => _id === bookingId && userId === person._id),
    ),
    reportedReviews: [],
    hostedEvents: memory().hosted.filter(({ userId }) => userId === person._id),
    securityEvents: [],
  }),
};

function closingFactsOf(userId: string, now: Date) {
  const obstacles = memory()
    .bookings.filter((booking) => booking.userId === userId)
    .flatMap(({ _id, state, checkOutAt, refund, hotel }) => {
      const kind = openBusiness({ state, checkOutAt: new Date(checkOutAt), refund }, now);
      return kind ? [{ kind, bookingId: _id, sentence: `Your booking of ${hotel.name} is not over.` }] : [];
    });
  const trips = memory()
    .flights.filter((flight) => flight.userId === userId)
    .flatMap(({ _id, state, arrivesAt, refund, title }) => {
      const kind = openBusiness({ state, checkOutAt: new Date(arrivesAt), refund }, now);
      return kind ? [{ kind, bookingId: _id, sentence: `Your trip ${title} is not over.` }] : [];
    });
  return { obstacles: [...obstacles, ...trips], walletBalance: walletBalance(userId) };
}
