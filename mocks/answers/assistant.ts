import type * as contract from '#features/assistant/contract.ts';
import { answerQuestion } from '#features/assistant/rules/answer.ts';
import { helpFound, type UserReads, type Reads } from '#features/assistant/rules/reads.ts';
import { tripOf } from '#features/assistant/rules/trip.ts';
import { presentPosts } from '#features/blogs/rules/present-post.ts';
import { REGIONS } from '#features/policy/rules/regions.ts';
import { findable } from '#features/support/rules/findable.ts';
import { searchAnswers } from '#features/support/rules/search-answers.ts';
import { AppError } from '#lib/shared/errors.ts';
import { capital } from '#lib/shared/word-lists.ts';
import type { AnswersOf } from '../answer.ts';
import type { MockEmployee, MockPerson } from '../memory/records.ts';
import { approvalAnswers } from './approvals.ts';
import { bookingAnswers } from './bookings.ts';
import { partyOf } from './company-party.ts';
import { paymentAnswers } from './payments.ts';

const help: Reads['help'] = (question) => searchAnswers(question, findable(presentPosts())).map(helpFound);

const refuse = async (): Promise<never> => {
  throw new AppError('FORBIDDEN', 'This is not part of this account.');
};

/** The reads of bookings, as the mock of each answers the person. */
function bookingReads(person: MockPerson | (MockEmployee & { _id: string }), now: Date) {
  const asked = { person, now };
  return {
    trips: async () => {
      const body = {
        pageNo: 1,
        pageSize: 50,
        travelCategories: [1 as const, 2 as const, 6 as const],
        bookingStatus: [],
        sortBy: 'desc' as const,
      };
      return (await bookingAnswers.list({ ...asked, query: undefined, body })).response.map(tripOf);
    },
    booking: async (bookingId: string) => bookingAnswers.details({ ...asked, query: { bookingId }, body: undefined }),
    refundNow: async (bookingId: string) => {
      try {
        return await bookingAnswers.cancelQuote({ ...asked, query: { bookingId }, body: undefined });
      } catch (error) {
        if (error instanceof AppError && error.code === 'STATE_BLOCKED') return { blocked: error.message };
        throw error;
      }
    },
  };
}

const travellerReads = (person: MockPerson, now: Date): UserReads => ({
  ...bookingReads(person, now),
  as: 'traveller',
  wallet: async () => paymentAnswers.walletBalance({ person, now, query: undefined, body: undefined }),
  policy: refuse,
  requests: refuse,
});

const METROS = REGIONS[0]?.cities ?? [];

const employeeReads = (person: MockEmployee, now: Date): UserReads => ({
  ...bookingReads({ ...person, _id: person.userDetails._id }, now),
  as: 'employee',
  wallet: refuse,
  policy: async (words) => {
    const city = METROS.find((name) => words.includes(name));
    const limits = (mode: 'hotel' | 'flight') =>
      partyOf(person, { travellerIds: [person.userDetails._id], guests: 0 }, mode, now).limits({
        city: city ?? '',
        country: 'IN',
      });
    return { place: city ? capital(city) : null, hotel: limits('hotel'), flight: limits('flight') };
  },
  requests: async () => {
    const query = {
      requestType: 1 as const,
      searchKey: '',
      pageNo: 1,
      pageSize: 5,
      sortBy: 'desc' as const,
      orderBy: 'asked' as const,
    };
    return (await approvalAnswers.approvalList({ person, now, query, body: undefined })).response;
  },
});

const latinPlaces: Reads['latinPlaces'] = () => [];

/** The real rules over the mock's own bookings, in English; no language model, and no names of places in Devanagari. */
export const assistantAnswers: AnswersOf<typeof contract> = {
  ask: async ({ body, now }) => (await answerQuestion(body, { help, latinPlaces, own: null, now })).reply,
  askSignedIn: async ({ body, person, now }) => {
    const own = 'userDetails' in person ? employeeReads(person, now) : travellerReads(person, now);
    return (await answerQuestion(body, { help, latinPlaces, own, now })).reply;
  },
};
