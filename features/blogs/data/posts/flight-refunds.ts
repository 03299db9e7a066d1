import { EDITORS } from '../authors.ts';
import type { Post } from '../post-types.ts';
import { from, list, post, text, words } from '../write.ts';

export const flightRefunds: Post = {
  slug: 'flight-refunds',
  title: 'What an airline owes you when you cancel',
  summary: 'Taxes come back even on a non-refundable fare, the charge has a limit, and the refund has a deadline.',
  author: EDITORS,
  published: '2026-11-25',
  places: ['delhi', 'mumbai', 'kolkata'],
  scene: { seed: 'delhi', kind: 'oldcity', hour: 'day', mark: 'india-gate' },
  sections: [
    {
      id: 'since-march',
      title: 'The rule since 26 March 2026',
      blocks: [
        text`India’s aviation regulator, the DGCA, revised its requirement on refunds on 24 February 2026; it has been in force since 26 March (${from('dgcaRefunds')}). It binds the airline, whoever sold you the ticket.`,
      ],
    },
    {
      id: 'what-comes-back',
      title: 'What always comes back',
      blocks: [
        list(
          words`All statutory taxes and passenger charges, even if the fare itself is not refundable and even if you never arrived at the airport (${from('dgcaRefunds')}). That includes the user development fee, the airport development fee and the passenger service fee (${from('dgcaCharges')}).`,
          words`Whatever exceeds the limit: the cancellation charge may not be higher than the basic fare plus the fuel surcharge. An agent’s fee comes on top only if it was disclosed when you booked (${from('dgcaCharges')}).`,
          words`No fee for making the refund: the airline may not charge for the work (${from('dgcaCharges')}).`,
        ),
      ],
    },
    {
      id: 'how-long',
      title: 'How long it takes',
      blocks: [
        text`Seven days for a ticket paid by credit card, at once for one paid in cash at the airline’s office. For a ticket from an agent or a site, the airline must see to it that the refund is complete within 14 working days (${from('dgcaRefunds')}).`,
      ],
    },
    {
      id: 'forty-eight-hours',
      title: 'The 48 hours, and who has them',
      blocks: [
        text`For 48 hours after booking you may cancel or change without a fee and pay only a difference in fare. Two conditions are easily missed: departure is at least seven days away (15 for an international flight), and you booked on the airline’s own site (${from('dgcaRefunds')}). A ticket from an agent, us included, does not have them.`,
        text`The same goes for your name: a mistake reported within 24 hours is corrected free of charge if you booked on the airline’s site (${from('dgcaRefunds')}). Read the names once more before you pay.`,
      ],
    },
    {
      id: 'what-to-ask',
      title: 'What to ask for',
      blocks: [
        text`Ask for the breakdown: base fare, fuel surcharge, each tax, and the charge that was taken. If the airline itself cancelled, other rules hold: ${post('when-the-airline-cancels', 'what you get when a flight is cancelled or late')}.`,
      ],
    },
  ],
};
