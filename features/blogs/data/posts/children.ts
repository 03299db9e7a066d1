import { EDITORS } from '../authors.ts';
import type { Post } from '../post-types.ts';
import { from, list, text, words } from '../write.ts';

export const children: Post = {
  slug: 'travelling-with-children',
  title: 'Travelling with children: fares, seats and the fourth bed',
  summary:
    'Two ages decide what you pay, two and twelve in the air, five and twelve on the train. The hotel asks for all of them.',
  author: EDITORS,
  published: '2026-11-25',
  places: ['kochi', 'alappuzha', 'thekkady'],
  scene: { seed: 'kochi', kind: 'backwater', hour: 'day', mark: 'nets' },
  sections: [
    {
      id: 'in-the-air',
      title: 'In the air',
      blocks: [
        text`An infant travels on an adult’s lap, without a seat. At IndiGo that holds up to two years of age, with one infant for each adult, for a fee on each flight, and with proof of age at the airport (${from('infants')}). Other airlines have terms of their own. A child who turns two during the trip needs a seat on the way back.`,
        text`Airlines must seat children up to 12 with at least one parent or guardian who travels on the same booking (${from('childSeats')}). Book the family under one PNR, or the rule does not help you.`,
      ],
    },
    {
      id: 'alone',
      title: 'A child who flies alone',
      blocks: [
        text`IndiGo takes children from 5 to 12 under a service that has to be booked, and none below five without an adult (${from('infants')}). Ask before you buy the ticket.`,
      ],
    },
    {
      id: 'on-the-train',
      title: 'On the train',
      blocks: [
        list(
          words`Under five: free, without a berth of their own (${from('childFares')}).`,
          words`From five to under twelve: half the fare without a berth, the whole fare with one. The form calls the first “No Seat/No Berth” (${from('childFares')}).`,
        ),
        text`For a night on the train take the berth. Two people on one berth do not sleep.`,
      ],
    },
    {
      id: 'in-the-hotel',
      title: 'In the hotel',
      blocks: [
        text`Give every child’s age in the search. Hotels decide by age whether a child sleeps free, in an extra bed or in a second room, and a price without ages is a guess. We ask for them before we show a price, and the price holds for exactly these ages.`,
        text`Bring something that proves a child’s age: a passport, a birth certificate or the Aadhaar card. Airlines name such documents (${from('infants')}), and the reception may ask for them too.`,
      ],
    },
  ],
};
