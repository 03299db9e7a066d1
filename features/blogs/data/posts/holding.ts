import { EDITORS } from '../authors.ts';
import type { Post } from '../post-types.ts';
import { from, list, text, words } from '../write.ts';

export const holding: Post = {
  slug: 'hold-or-pay',
  title: 'Hold the price, or pay now?',
  summary: 'A hold gives you time and costs nothing here. How to tell it from a countdown that only hurries you.',
  author: EDITORS,
  published: '2026-11-25',
  places: ['munnar', 'wayanad', 'ooty'],
  scene: { seed: 'munnar', kind: 'hill', hour: 'dawn', mark: 'tea' },
  sections: [
    {
      id: 'what-a-hold-is',
      title: 'What a hold is',
      blocks: [
        text`While a room or a seat is held, nobody else can buy it, and its price is fixed until a named time. You use that time to ask the others, to look at the calendar, or to find the card.`,
        text`Here a hold begins when you choose a room or a fare and ends by itself. Nothing is charged for it. The review page says until when, as a time on the clock; you find it again under My trips.`,
      ],
    },
    {
      id: 'when-not',
      title: 'When a hold cannot help',
      blocks: [
        list(
          words`Some fares are sold at once or not at all.`,
          words`A hotel may change its price before you have chosen. You then see the old price and the new one, and decide.`,
          words`A hold does not stretch a refund rule: the free days count from the terms, not from when you paid.`,
        ),
      ],
    },
    {
      id: 'false-hurry',
      title: 'False hurry is against the rules',
      blocks: [
        text`Since 30 November 2023 India’s Guidelines for Prevention and Regulation of Dark Patterns forbid, among others, false urgency, basket sneaking, confirm shaming, bait and switch, drip pricing and disguised advertisement. They bind every platform that offers goods or services in India (${from('darkPatterns')}).`,
        text`So “only 2 left” must be true, insurance may not be in the basket unless you put it there, and the price at the end must be the price at the start. If it is not, take a picture of both screens and complain.`,
      ],
    },
    {
      id: 'which',
      title: 'Which to choose',
      blocks: [
        text`Hold while something is open that only another person can answer. Pay when the plan is settled and the rate’s free days are long enough anyway: then paying costs you nothing, and the room cannot lapse while you sleep.`,
      ],
    },
  ],
};
