import { EDITORS } from '../authors.ts';
import type { Post } from '../post-types.ts';
import { from, list, table, text, words } from '../write.ts';

export const airlineCancels: Post = {
  slug: 'when-the-airline-cancels',
  title: 'When the airline cancels, runs late or leaves you behind',
  summary: 'Another flight or your money, something to eat meanwhile, and what a seat sold twice is worth.',
  author: EDITORS,
  published: '2026-11-25',
  places: ['chennai', 'visakhapatnam', 'coimbatore'],
  scene: { seed: 'chennai', kind: 'metro', hour: 'dusk', mark: 'gopuram' },
  sections: [
    {
      id: 'cancelled',
      title: 'Your flight is cancelled',
      blocks: [
        text`The airline offers another flight, or compensation in addition to the full refund. If you were already at the airport, it owes you meals and refreshments while you wait for the other flight (${from('dgcaDelays')}).`,
        text`If the other flight arrives too late for you, say so in writing and ask for the money.`,
      ],
    },
    {
      id: 'late',
      title: 'Your flight is late',
      blocks: [
        text`Depending on how late it is, the airline provides meals and refreshments, another flight or a full refund, or a hotel with the way there and back (${from('dgcaDelays')}).`,
      ],
    },
    {
      id: 'left-behind',
      title: 'You had a seat and were not let on',
      blocks: [
        text`An airline that sold more seats than it has may refuse people at the gate. For whoever is refused against their will the amounts are these (${from('deniedBoarding')}):`,
        table(
          ['The other flight leaves', 'Compensation', 'At most'],
          ['within 24 hours', '200% of the one-way basic fare plus fuel charge', '₹10,000'],
          ['later than 24 hours', '400% of the one-way basic fare plus fuel charge', '₹20,000'],
        ),
      ],
    },
    {
      id: 'not-owed',
      title: 'When nothing is owed beyond the refund',
      blocks: [
        text`An airline does not pay compensation for what is beyond its control, which the rule calls extraordinary circumstances (${from('dgcaDelays')}).`,
      ],
    },
    {
      id: 'to-do',
      title: 'At the counter',
      blocks: [
        list(
          words`Keep the boarding pass and the message that announced the change.`,
          words`Ask for the reason in writing; it decides what you are owed.`,
          words`Keep receipts of what you paid for meanwhile.`,
          words`If you booked with us, open the trip: it shows the new times, and you can accept them or cancel without a charge.`,
        ),
      ],
    },
  ],
};
