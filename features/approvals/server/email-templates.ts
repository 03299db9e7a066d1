import 'server-only';
import { and, eq } from 'drizzle-orm';
import { namesOfPeople } from '#features/companies/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { renderEmail } from '#lib/server/mail/render-email.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { unsubscribeLink } from '#lib/server/mail/unsubscribe.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { othersOf, windowText } from '#lib/shared/approved-window.ts';
import { formatMoney } from '#lib/shared/money.ts';
import type { EmailParts } from '#lib/shared/email-parts.ts';
import { mailedRoutes } from '#lib/shared/mailed-routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { TRAVEL_CATEGORY_CODES } from '#lib/shared/travel-modes.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import { openQuestions, questionsOf } from '../rules/questions.ts';
import { ask, ceilingOf, unanswered, windowOf } from '../rules/run.ts';
import { earlierRequestSentence } from '../rules/text/earlier-request.ts';
import {
  changeApprovedEmail,
  questionEmail,
  replyEmail,
  requestApprovedEmail,
  requestEmail,
  requestEndedEmail,
  type RequestEmailFacts,
} from '../rules/text/request-emails.ts';
import {
  askSentence,
  clockText,
  companyClock,
  holdOf,
  questionClock,
  silenceSentence,
} from '../rules/text/waiting-text.ts';
import { absencesAt, standsInFor } from './absences.repo.ts';
import { issueApprovalLink } from './links.repo.ts';
import { peopleOf, requestBefore } from './present-request.ts';
import type { RequestRow } from './requests.repo.ts';
import { approvalRequests } from './tables.ts';

type Write = (
  tx: Db,
  request: RequestRow,
  facts: Omit<RequestEmailFacts, 'link' | 'page'>,
  employeeId: string,
  nameOf: (id: string) => string,
  before: RequestRow | null,
) => Promise<EmailParts | null>;

/** Renders an email about the current state of a request; no recipients once the request is gone. */
const about =
  (write: Write): MailTemplate =>
  (db, { facts: { companyId = '', requestId = '', employeeId = '', firstName = '' } }) =>
    inCompany(db, companyId, async (tx) => {
      const [request] = await tx
        .select()
        .from(approvalRequests)
        .where(and(eq(approvalRequests.companyId, companyId), eq(approvalRequests.id, requestId)));
      if (!request) return null;
      const { run, requesterId, trip, amount: total } = request;
      const before = await requestBefore(tx, request);
      const people = [requesterId, employeeId, ...peopleOf(run), ...(before ? peopleOf(before.run) : [])];
      const names = await namesOfPeople(tx, companyId, [...new Set(people)]);
      const nameOf = (id: string) => names.get(id) ?? 'someone who left';
      const written = await write(
        tx,
        request,
        { firstName, asker: nameOf(requesterId), trip, total, today: clock.today(COMPANY_ZONE) },
        employeeId,
        nameOf,
        before,
      );
      const unsubscribe = unsubscribeLink({ companyId, userId: employeeId, kind: 'approvals' });
      return written && { ...renderEmail(written), unsubscribe };
    });

const statusLink = ({ mode, companyId, bookingId }: RequestRow) =>
  linkTo(workRoutes.approvalStatus(TRAVEL_CATEGORY_CODES[mode], { companyId, bookingId }));

/** The one-time link with which this approver decides without signing in, and the page for whoever signs in. */
const linksFor = async (tx: Db, request: RequestRow, employeeId: string) => ({
  link: linkTo(mailedRoutes.approvalLink(await issueApprovalLink(tx, request, employeeId))),
  page: linkTo(workRoutes.corporateApprovals({ bookingId: request.bookingId })),
});

/** To approvers; nobody, when they need not answer any more. */
const asked = about(async (tx, request, facts, employeeId, nameOf, before) => {
  const { run, companyId, reason } = request;
  if (run.state !== 'waiting') return null;
  const away = await absencesAt(tx, companyId, clock.now());
  const waits = unanswered(run);
  const forWhom = [employeeId, ...standsInFor(employeeId, clock.now(), away)].filter((one) => waits.includes(one));
  if (!forWhom.length) return null;
  const effect = ask(run);
  const passed = passedFrom(run);
  const difference = effect.kind === 'ask' && effect.approved > 0 ? askSentence(effect) : null;
  const { trip, total } = facts;
  return requestEmail(
    { ...facts, ...(await linksFor(tx, request, employeeId)) },
    {
      reason,
      difference,
      before:
        before && trip.askedBefore
          ? earlierRequestSentence(
              before.run,
              { before: trip.askedBefore.total, after: total, currency: trip.currency },
              nameOf,
            )
          : null,
      passed: passed.length ? andList(passed.map(nameOf)) : null,
      silence: silenceSentence(run, nameOf, companyClock(clock.now()), holdOf(request.trip)),
    },
  );
});

/** The approvers who did not answer before the current level was escalated; nobody before that. */
const passedFrom = ({ levels, level }: RequestRow['run']): readonly string[] =>
  levels[level]?.passedAt ? levels[level].people : [];

/** To requester and travellers: declined, or no answer in time. */
const ended = about(async (tx, request, facts, _, nameOf) => {
  const { run } = request;
  if (run.state !== 'declined' && run.state !== 'expired') return null;
  const no = run.decisions.find(({ answer }) => answer === 'decline');
  return requestEndedEmail(
    { ...facts, link: statusLink(request) },
    { state: run.state, by: no ? nameOf(no.by) : null, note: no?.note ?? '' },
  );
});

/** Booking states in which an approved booking still has to be paid; a booked one has its own confirmation email. */
const TO_BOOK: readonly string[] = ['approved', 'paying', 'expired'];

/** To the requester: approved and ready to book. Nobody, once it is booked. */
const approved = about(async (tx, request, facts) => {
  if (request.trip.change) return approvedChange(tx, request, { ...facts, link: statusLink(request) });
  const booking = await readPort('bookings').stateOf(tx, request.companyId, request.bookingId);
  if (!booking || request.state !== 'approved' || !TO_BOOK.includes(booking.state)) return null;
  const held = booking.heldUntil !== null && booking.heldUntil > clock.now();
  return requestApprovedEmail(
    { ...facts, link: statusLink(request) },
    {
      ceiling: ceilingOf(request.run),
      other: otherFlights(request, facts),
      until: held && booking.heldUntil ? clockText(booking.heldUntil.toISOString(), companyClock(clock.now())) : null,
    },
  );
});

/** What else is approved; null where nobody granted more, or its time is over. */
function otherFlights({ run }: RequestRow, { trip, today }: Pick<RequestEmailFacts, 'trip' | 'today'>): string | null {
  const window = windowOf(run);
  if (!window || new Date(window.until) <= clock.now()) return null;
  const upTo = formatMoney({ amount: window.upTo, currency: trip.currency });
  return `Also approved: ${othersOf(window.bounds)} ${windowText(window.bounds, today)}, up to ${upTo} for the trip, until ${clockText(window.until, companyClock(clock.now()))}. Choose one from the request; nobody is asked again, and the first one booked uses it up.`;
}

/** To the requester of a change: it was made, or why not. */
async function approvedChange(tx: Db, { companyId, bookingId, trip, run }: RequestRow, facts: RequestEmailFacts) {
  const change = await readPort('bookings').requestedChangeOf(tx, companyId, trip.change?.bookingId ?? '', bookingId);
  if (!change || run.state !== 'approved') return null;
  return changeApprovedEmail(facts, { made: change.state === 'done', problem: change.problem });
}

/** To the requester: the latest open question. Nobody, once it is answered or the request has ended. */
const question = about(async (tx, request, facts, _, nameOf) => {
  const asked = openQuestions(request.run).at(-1);
  if (!asked) return null;
  const clockNow = companyClock(clock.now());
  return questionEmail(
    { ...facts, link: statusLink(request) },
    {
      by: nameOf(asked.by),
      text: asked.text,
      clock: questionClock(request.run, silenceSentence(request.run, nameOf, clockNow, holdOf(request.trip))),
    },
  );
});

/** To approvers: the latest reply. Nobody, once the request has ended. */
const reply = about(async (tx, request, facts, employeeId, nameOf) => {
  const { run, trip } = request;
  const replied = questionsOf(run).findLast((one) => one.reply !== null);
  if (!replied?.reply || run.state !== 'waiting') return null;
  return replyEmail(
    { ...facts, ...(await linksFor(tx, request, employeeId)) },
    {
      by: nameOf(replied.reply.by),
      question: replied.text,
      asker: replied.by === employeeId ? 'You' : nameOf(replied.by),
      text: replied.reply.text,
      silence: silenceSentence(run, nameOf, companyClock(clock.now()), holdOf(trip)),
    },
  );
});

/** The email templates of this feature, by the name that `enqueueRequestEmails` uses. */
export const approvalEmails: Record<string, MailTemplate> = {
  'approval-asked': asked,
  'approval-ended': ended,
  'approval-approved': approved,
  'approval-question': question,
  'approval-reply': reply,
};
