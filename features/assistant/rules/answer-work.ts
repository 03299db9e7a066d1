import { capital, counted } from '#lib/shared/word-lists.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { formatDateRange } from '#lib/shared/dates.ts';
import { type Answer, type UserQuestion, fact, link, rupeesOf } from './answer-parts.ts';
import { help } from './answer-general.ts';

const approvals = link('Open Approvals', workRoutes.corporateApprovals());
const PERSONAL =
  'Travel policies and approvals belong to trips at work. Sign in with your work account to ask about them.';

/** The limits of the travel policy, at a place that the question names. */
export async function policyLimits(call: UserQuestion): Promise<Answer> {
  const { own, asked } = call;
  if (own.as === 'traveller') return atWorkOnly(call);
  const { place, hotel, flight } = await own.policy(asked.words);
  return {
    paragraphs: [
      place
        ? `This is what your company’s travel policy allows you in ${place}. Prices include taxes.`
        : 'This is what your company’s travel policy allows you in most Indian cities. Name a city for its own limit. Prices include taxes.',
      'What is out of policy says so in the search results. You can then ask for approval with a reason.',
    ],
    facts: [fact('Hotels', capital(hotel)), fact('Flights', capital(flight))],
    links: [link('Search at work', workRoutes.corporateBooking()), approvals],
    suggestions: place ? ['What needs approval?'] : ['What may I spend on a hotel in Mumbai?'],
  };
}

const STATUS: Record<string, string> = {
  approved: 'Approved',
  declined: 'Declined',
  rejected: 'Expired',
  pending: 'Waiting for an answer',
  withdrawn: 'Withdrawn',
};

/** Where the caller's own requests for approval stand. */
export async function approvalStatus(call: UserQuestion): Promise<Answer> {
  const { own, today } = call;
  if (own.as === 'traveller') return atWorkOnly(call);
  const requests = await own.requests();
  const waiting = requests.filter((one) => one.approvalStatus === 'pending').length;
  if (!requests.length) return { paragraphs: ['You have sent no request for approval.'], links: [approvals] };
  return {
    paragraphs: [
      waiting
        ? `${counted(waiting, 'request')} of yours ${waiting === 1 ? 'waits' : 'wait'} for an answer.`
        : 'All your requests are answered.',
    ],
    facts: requests.map(({ title, from, to, approvalStatus: status, total, currency }) =>
      fact(
        `${title}, ${formatDateRange(from, to, today)}`,
        `${STATUS[status] ?? 'Waiting for an answer'}, ${rupeesOf(total, currency)}`,
      ),
    ),
    links: requests
      .slice(0, 2)
      .map(({ title, travelCategory, companyId, bookingId }) =>
        link(`Open the request for ${title}`, workRoutes.approvalStatus(travelCategory, { companyId, bookingId })),
      )
      .concat(approvals),
  };
}

async function atWorkOnly(call: UserQuestion): Promise<Answer> {
  const general = await help(call);
  return { paragraphs: [PERSONAL, ...(general?.paragraphs ?? [])], links: general?.links ?? [] };
}
