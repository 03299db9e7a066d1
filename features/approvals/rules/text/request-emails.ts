import { othersOf, windowAround, windowText } from '#lib/shared/approved-window.ts';
import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import type { EmailPart, EmailParts } from '#lib/shared/email-parts.ts';
import { formatMoney } from '#lib/shared/money.ts';
import type { ApprovalTrip } from '../../contract.ts';

/** The facts of an email about a request. `total` in paise; `today` in the company's time zone. */
export type RequestEmailFacts = {
  firstName: string;
  asker: string;
  trip: ApprovalTrip;
  total: number;
  today: IsoDate;
  link: string;
  /** The same request for whoever signs in; only in emails to approvers. */
  page?: string;
};

/** The button decides without a sign-in, once; below it the way for whoever would rather sign in. */
const decideParts = ({ link, page }: RequestEmailFacts): EmailPart[] => [
  { button: 'Approve or decline', url: link },
  ...(page
    ? [
        'The button shows the whole request first and works once, without signing in; do not forward this email.',
        { link: 'Sign in to ask a question', url: page } as const,
      ]
    : []),
];

const rupees = (amount: number, { trip }: RequestEmailFacts) => formatMoney({ amount, currency: trip.currency });
const price = (facts: RequestEmailFacts) => rupees(facts.total, facts);
const when = ({ trip, today }: RequestEmailFacts) => formatDateRange(trip.from, trip.to, today);
const email = (
  { firstName }: RequestEmailFacts,
  subject: string,
  parts: readonly (EmailPart | null)[],
): EmailParts => ({
  subject,
  name: firstName,
  parts: parts.filter((part): part is EmailPart => part !== null && part !== ''),
});

/** Why the trip is out of policy, one line per reason. */
function policyLines({ trip }: RequestEmailFacts): string {
  const reasons = [...new Set(trip.travellers.flatMap(({ verdict }) => verdict.reasons.map(({ text }) => text)))];
  return reasons.length ? ['Out of policy', ...reasons].join('\n') : 'In policy';
}

/** When, where and how much, with the requester's note where there is one. */
const tripFacts = (facts: RequestEmailFacts, more: readonly (readonly [string, string])[] = []): EmailPart => ({
  facts: [['Trip', `${facts.trip.title}\n${facts.trip.place}`], ['Dates', when(facts)], ...more],
});

/** The price ceiling of a request without a hold, the other flights that are asked for, and the cost of a change. */
const ceilingFact = (facts: RequestEmailFacts): (readonly [string, string])[] => {
  const { ceiling, change, windowAsked, route } = facts.trip;
  const difference = change && `${rupees(Math.abs(change.due), facts)} ${change.due < 0 ? 'less' : 'more'} than booked`;
  return [
    ...(change && difference ? [['Change', `${change.words}\n${difference}`] as const] : []),
    ...(ceiling === undefined ? [] : [['Approval asked', `Up to ${rupees(ceiling, facts)}`] as const]),
    ...(windowAsked && route
      ? [
          [
            'Asked too',
            `${othersOf(route) === 'other flights' ? 'Other flights' : 'Other stays'} ${windowText(windowAround(route, windowAsked.days), facts.today)}, up to ${rupees(windowAsked.upTo, facts)} for the trip`,
          ] as const,
        ]
      : []),
  ];
};

/**
 * Email to approvers. `difference`: what they approved before and how much more it is now; `passed`: who did not answer
 * in time; `before`: outcome and price of the earlier request. Each is null where there is none.
 */
export const requestEmail = (
  facts: RequestEmailFacts,
  {
    reason,
    silence,
    difference,
    before,
    passed,
  }: Record<'silence' | 'difference' | 'before' | 'passed', string | null> & { reason: string },
): EmailParts =>
  email(facts, `${facts.asker} asks you to approve ${facts.trip.title}, ${price(facts)}`, [
    `${facts.asker} asks you to approve this trip.`,
    passed && `${passed} did not answer in time, so the request was passed to you.`,
    difference,
    before,
    tripFacts(facts, [
      ['Travellers', facts.trip.travellers.map(({ name }) => name).join(', ')],
      ['Price', `${price(facts)}, taxes included`],
      ...ceilingFact(facts),
      ['Reason', `“${reason}”`],
      ['Policy', policyLines(facts)],
      ['If cancelled', facts.trip.cancellation],
    ]),
    facts.trip.notes?.join('\n') ?? null,
    silence,
    ...decideParts(facts),
  ]);

/** Email to the requester: an approver's question. `clock`: that time limits go on meanwhile. */
export const questionEmail = (
  facts: RequestEmailFacts,
  { by, text, clock }: { by: string; text: string; clock: string | null },
): EmailParts =>
  email(facts, `${by} asks about ${facts.trip.title}`, [
    `${by} has a question before deciding your request.`,
    tripFacts(facts, [
      ['Price', price(facts)],
      ['Question', `“${text}”`],
    ]),
    clock,
    { button: 'Answer the question', url: facts.link },
  ]);

/** Email to an approver: the reply to a question. */
export const replyEmail = (
  facts: RequestEmailFacts,
  {
    by,
    asker,
    question,
    text,
    silence,
  }: { by: string; asker: string; question: string; text: string; silence: string | null },
): EmailParts =>
  email(facts, `${by} answered about ${facts.trip.title}`, [
    tripFacts(facts, [
      ['Price', price(facts)],
      [asker === 'You' ? 'You asked' : `${asker} asked`, `“${question}”`],
      [`${by} answered`, `“${text}”`],
    ]),
    silence,
    ...decideParts(facts),
  ]);

/** Email to the requester: declined, or no answer in time. */
export const requestEndedEmail = (
  facts: RequestEmailFacts,
  { state, by, note }: { state: 'declined' | 'expired'; by: string | null; note: string },
): EmailParts =>
  state === 'declined'
    ? email(facts, `${facts.trip.title} was declined`, [
        by
          ? `${by} declined ${facts.trip.title}.`
          : `Nobody answered in time, and your company’s rule then declines. ${facts.trip.title} was declined.`,
        tripFacts(facts, [['Price', price(facts)], ...(note ? [['Answer', `“${note}”`] as const] : [])]),
        'Nothing was booked or charged.',
        { button: 'Open the request', url: facts.link },
      ])
    : email(
        facts,
        facts.trip.ceiling === undefined
          ? `The price of ${facts.trip.title} expired`
          : `Nobody answered in time: ${facts.trip.title}`,
        [
          facts.trip.ceiling === undefined
            ? `Nobody answered before the price of ${facts.trip.title} expired.`
            : `Nobody answered your request for ${facts.trip.title} in time.`,
          tripFacts(facts, [['Price', price(facts)]]),
          'Nothing was booked or charged. Check today’s price and ask again; what was approved already stays approved up to its price.',
          { button: 'Open the request', url: facts.link },
        ],
      );

/**
 * Email to the requester: approved, to be booked until `until` at a price up to `ceiling` (paise). `other`: the flights
 * that are approved too, as a sentence.
 */
export const requestApprovedEmail = (
  facts: RequestEmailFacts,
  { until, ceiling, other }: { until: string | null; ceiling: number | null; other: string | null },
): EmailParts =>
  email(facts, `${facts.trip.title} is approved`, [
    `${facts.trip.title} is approved at ${price(facts)}${ceiling === null ? '' : `, and up to ${rupees(ceiling, facts)} should the price rise`}.`,
    tripFacts(facts),
    until
      ? `The price is held until ${until}; book it before then, or the hold is released and nothing is charged.`
      : 'The price is no longer held; check today’s price, and what was approved still counts.',
    other,
    { button: 'Book this trip', url: facts.link },
  ]);

/** Email to the requester of an approved change: it was made, or why not (`problem`). */
export const changeApprovedEmail = (
  facts: RequestEmailFacts,
  { made, problem }: { made: boolean; problem: string | null },
): EmailParts =>
  made
    ? email(facts, `${facts.trip.title} is approved and made`, [
        `${facts.trip.title} is approved. ${facts.trip.change?.words ?? ''}`,
        tripFacts(facts, [['Price', price(facts)]]),
        { button: 'Open the request', url: facts.link },
      ])
    : email(facts, `${facts.trip.title} is approved`, [
        `${facts.trip.title} is approved, but it is not made yet.`,
        problem,
        tripFacts(facts),
        { button: 'Open the request', url: facts.link },
      ]);
