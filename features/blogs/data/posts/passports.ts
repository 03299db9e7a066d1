import { EDITORS } from '../authors.ts';
import type { Post } from '../post-types.ts';
import { from, list, text, words } from '../write.ts';

export const passports: Post = {
  slug: 'passport-validity-and-visas',
  title: 'Your passport is valid. Is it valid enough?',
  summary:
    'Six months for Singapore, three beyond your stay for the Schengen area, and a name that matches the ticket.',
  author: EDITORS,
  published: '2026-11-25',
  places: ['singapore', 'paris', 'rome'],
  scene: { seed: 'singapore', kind: 'metro', hour: 'night', mark: 'marina-bay' },
  sections: [
    {
      id: 'validity',
      title: 'Valid for how long after you land',
      blocks: [
        list(
          words`Singapore asks for a passport that is valid for at least six months, enough money for the stay and, where it applies, a ticket onward or back (${from('singapore')}).`,
          words`The Schengen area asks for one that was issued within the last ten years, has at least two blank pages and is valid for at least three months longer than the stay (${from('schengen')}).`,
        ),
        text`Other countries have rules of their own. Read the page of the country’s immigration authority or embassy, on the day you book and again a week before you leave.`,
      ],
    },
    {
      id: 'cards',
      title: 'A form that is no visa',
      blocks: [
        text`Some countries want a form before you land, beside the visa. Singapore’s Arrival Card is sent within three days before you arrive. It is free of charge, and it is not a visa (${from('singaporeCard')}). Sites that sell it to you sell something that costs nothing.`,
      ],
    },
    {
      id: 'name',
      title: 'One name, letter by letter',
      blocks: [
        text`Book with the name as it stands in the passport’s machine-readable lines, at the bottom of the page with the photograph. Airlines correct a mistake without a charge if you report it within 24 hours and booked on their own site (${from('dgcaRefunds')}). Anywhere else it depends on the airline and the fare.`,
      ],
    },
    {
      id: 'order',
      title: 'In which order to book',
      blocks: [
        text`If the visa is not certain, hold or book what can be given back: a hotel with free cancellation first, the flight when the visa is there. Read the consulate’s list of documents before you pay for anything.`,
      ],
    },
  ],
};
