import { EDITORS } from '../authors.ts';
import type { Post } from '../post-types.ts';
import { from, list, table, text, words } from '../write.ts';

export const tatkal: Post = {
  slug: 'tatkal-trains',
  title: 'Tatkal: a train for tomorrow, and what it costs to change your mind',
  summary: 'Ten o’clock for AC, eleven for the rest, one Aadhaar number, and no refund on a confirmed ticket.',
  author: EDITORS,
  published: '2026-11-25',
  places: ['varanasi', 'agra', 'amritsar'],
  scene: { seed: 'varanasi', kind: 'backwater', hour: 'dawn', mark: 'ghats' },
  sections: [
    {
      id: 'when',
      title: 'When it opens',
      blocks: [
        text`The day before the train leaves its first station: at 10:00 for air-conditioned classes and at 11:00 for the others. A ticket carries four passengers at most (${from('tatkalScheme')}). Count from the train’s first station: a train that starts on the 3rd and reaches you after midnight opens on the 2nd.`,
      ],
    },
    {
      id: 'aadhaar',
      title: 'What you need beforehand',
      blocks: [
        text`Since 1 July 2025 only users authenticated with Aadhaar can book Tatkal on the site and in the app of IRCTC, and since 15 July with a one-time code as well. Authorised agents are shut out for the first half hour: 10:00 to 10:30 and 11:00 to 11:30 (${from('tatkalAadhaar')}).`,
        list(
          words`Authenticate your IRCTC account days before, not at 9:58.`,
          words`Save the passengers as a list, with names as on their documents.`,
          words`Have the phone with the Aadhaar number in your hand.`,
        ),
      ],
    },
    {
      id: 'cost',
      title: 'What it costs',
      blocks: [
        text`Tatkal adds 10% of the basic fare in second class and 30% in all others, within limits by class (${from('tatkalCharges')}):`,
        table(
          ['Class', 'At least', 'At most'],
          ['Second sitting', '₹10', '₹15'],
          ['Sleeper', '₹100', '₹200'],
          ['AC chair car', '₹125', '₹225'],
          ['AC 3 tier', '₹300', '₹400'],
          ['AC 2 tier, executive', '₹400', '₹500'],
        ),
      ],
    },
    {
      id: 'refund',
      title: 'What comes back',
      blocks: [
        text`Nothing on a confirmed Tatkal ticket that you cancel yourself, but for exceptional circumstances (${from('tatkalScheme')}). So do not book two trains to be safe.`,
      ],
    },
    {
      id: 'earlier',
      title: 'The better way: sixty days',
      blocks: [
        text`Ordinary booking opens 60 days ahead, the day of travel not counted, since 1 November 2024 (${from('sixtyDays')}). Put the date into your calendar when you book the hotel.`,
      ],
    },
  ],
};
