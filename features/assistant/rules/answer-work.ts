import { formatDateRange } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';
import { oneOrMany, t } from '#lib/shared/texts.ts';
import { capital, counted } from '#lib/shared/word-lists.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { help } from './answer-general.ts';
import { type Answer, type UserQuestion, fact, link, rupeesOf } from './answer-parts.ts';

const approvals = () => link(t('Open Approvals'), workRoutes.corporateApprovals());

/** The limits of the travel policy, at a place that the question names. */
export async function policyLimits(call: UserQuestion): Promise<Answer> {
  const { own, asked } = call;
  if (own.as === 'traveller') return atWorkOnly(call);
  const { place, hotel, flight } = await own.policy(asked.words);
  return {
    paragraphs: [
      place
        ? t('This is what your company’s travel policy allows you in {place}. Prices include taxes.', {
            place: t(place),
          })
        : t(
            'This is what your company’s travel policy allows you in most Indian cities. Name a city for its own limit. Prices include taxes.',
          ),
      t('What is out of policy says so in the search results. You can then ask for approval with a reason.'),
    ],
    facts: [fact(t('Hotels'), capital(hotel)), fact(t('Flights'), capital(flight))],
    links: [link(t('Search at work'), workRoutes.corporateBooking()), approvals()],
    suggestions: place ? [t('What needs approval?')] : [t('What may I spend on a hotel in Mumbai?')],
  };
}

/** Where a request stands. @texts */
const STATUS: Partial<Record<string, string>> = {
  approved: 'Approved',
  declined: 'Declined',
  rejected: 'Expired',
  withdrawn: 'Withdrawn',
};
/** @texts */
const WAITS = 'Waiting for an answer';

/** Where the caller's own requests for approval stand. */
export async function approvalStatus(call: UserQuestion): Promise<Answer> {
  const { own, today } = call;
  if (own.as === 'traveller') return atWorkOnly(call);
  const requests = await own.requests();
  const waiting = requests.filter((one) => one.approvalStatus === 'pending').length;
  if (!requests.length) return { paragraphs: [t('You have sent no request for approval.')], links: [approvals()] };
  return {
    paragraphs: [
      waiting
        ? t(oneOrMany(waiting, '{requests} of yours waits for an answer.', '{requests} of yours wait for an answer.'), {
            requests: counted(waiting, 'request'),
          })
        : t('All your requests are answered.'),
    ],
    facts: requests.map(({ title, from, to, approvalStatus: status, total, currency }) =>
      fact(
        `${messageText(title)}, ${formatDateRange(from, to, today)}`,
        `${t(STATUS[status] ?? WAITS)}, ${rupeesOf(total, currency)}`,
      ),
    ),
    links: requests
      .slice(0, 2)
      .map(({ title, travelCategory, companyId, bookingId }) =>
        link(
          t('Open the request for {title}', { title: messageText(title) }),
          workRoutes.approvalStatus(travelCategory, { companyId, bookingId }),
        ),
      )
      .concat(approvals()),
  };
}

async function atWorkOnly(call: UserQuestion): Promise<Answer> {
  const general = await help(call);
  const personal = t(
    'Travel policies and approvals belong to trips at work. Sign in with your work account to ask about them.',
  );
  return { paragraphs: [personal, ...(general?.paragraphs ?? [])], links: general?.links ?? [] };
}
