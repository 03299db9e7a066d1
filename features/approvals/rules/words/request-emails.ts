import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { AskedTrip } from '../../contract.ts';

export type RequestEmailFacts = {
  firstName: string;
  asker: string;
  trip: AskedTrip;
  total: number;
  today: IsoDate;
  link: string;
};

type Letter = { subject: string; text: string };

const price = ({ trip, total }: RequestEmailFacts) => formatMoney({ amount: total, currency: trip.currency });
const when = ({ trip, today }: RequestEmailFacts) => formatDateRange(trip.from, trip.to, today);
const letter = (facts: RequestEmailFacts, subject: string, paragraphs: readonly (string | null)[]): Letter => ({
  subject,
  text:
    [`Hello ${facts.firstName},`, ...paragraphs.filter((one) => one !== null), facts.link, `${PRODUCT.name}`].join(
      '\n\n',
    ) + '\n',
});

/** Why the trip is outside policy, a line each; null when it is inside. */
const outside = ({ trip }: RequestEmailFacts): string | null => {
  const reasons = [...new Set(trip.travellers.flatMap(({ verdict }) => verdict.reasons.map(({ text }) => text)))];
  return reasons.length
    ? `Out of your company’s policy:\n${reasons.map((text) => `- ${text}`).join('\n')}`
    : 'It is within your company’s policy.';
};

/** To whoever is asked. `difference`: what they approved before and what is more; `passed`: who did not answer in time. Null where there is none. */
export const requestEmail = (
  facts: RequestEmailFacts,
  {
    reason,
    silence,
    difference,
    passed,
  }: { reason: string; silence: string | null; difference: string | null; passed: string | null },
): Letter =>
  letter(facts, `${facts.asker} asks you to approve ${facts.trip.title}, ${price(facts)}`, [
    `${facts.asker} asks you to approve ${facts.trip.title}, ${facts.trip.place}, ${when(facts)}: ${price(facts)} with every tax.`,
    passed && `${passed} did not answer in time, so the request was passed to you.`,
    difference,
    `“${reason}”`,
    facts.trip.notes?.join('\n') || null,
    outside(facts),
    silence,
    'Approve or decline it here:',
  ]);

/** To whoever asked, when somebody said no or nobody answered in time. */
export const requestEndedEmail = (
  facts: RequestEmailFacts,
  { state, by, note }: { state: 'declined' | 'expired'; by: string | null; note: string },
): Letter =>
  state === 'declined'
    ? letter(facts, `${facts.trip.title} was declined`, [
        by
          ? `${by} declined ${facts.trip.title}, ${when(facts)}.`
          : `Nobody answered in time, and your company’s rule then declines: ${facts.trip.title}, ${when(facts)}.`,
        note ? `“${note}”` : null,
        'Nothing was booked or charged. Choose something else and ask again:',
      ])
    : letter(facts, `The price of ${facts.trip.title} expired`, [
        `Nobody answered before the price of ${facts.trip.title}, ${when(facts)}, expired. Nothing was booked or charged. Check today’s price and ask again; what was approved already stays approved up to its price:`,
      ]);

/** To whoever asked, when everybody agreed: booked at once, or theirs to pay until `until`, up to `ceiling` (paise). */
export const requestApprovedEmail = (
  facts: RequestEmailFacts,
  { booked, until, ceiling }: { booked: boolean; until: string | null; ceiling: number | null },
): Letter =>
  booked
    ? letter(facts, `${facts.trip.title} is approved and booked`, [
        `${facts.trip.title}, ${when(facts)}, is approved. Your company paid ${price(facts)}; the confirmation is here:`,
      ])
    : letter(facts, `${facts.trip.title} is approved`, [
        `${facts.trip.title}, ${when(facts)}, is approved at ${price(facts)}${ceiling === null ? '' : `, and up to ${formatMoney({ amount: ceiling, currency: facts.trip.currency })} should the price rise`}.${until ? ` The price is held until ${until}; book it before then, or it is given back and nothing is charged.` : ' The price is no longer held; check today’s price, and what was approved still counts.'}`,
        'Book it here:',
      ]);
