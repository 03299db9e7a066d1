import { EDITORS } from '../authors.ts';
import type { Post } from '../post-types.ts';
import { from, list, post, text, words } from '../write.ts';

export const refundRules: Post = {
  slug: 'how-to-read-a-refund-rule',
  title: 'How to read a refund rule before you pay',
  summary:
    'A refund rule is three things: a clock, a step and a way back. Find all three and no cancellation surprises you.',
  author: EDITORS,
  published: '2026-11-25',
  places: ['udaipur', 'jaipur', 'jodhpur'],
  scene: { seed: 'udaipur', kind: 'oldcity', hour: 'dawn', mark: 'lake-palace' },
  sections: [
    {
      id: 'the-clock',
      title: 'The clock: until when, and whose midnight',
      blocks: [
        text`“Free cancellation until 10 December” leaves out the hour and the place. Ask until which time, at the hotel’s clock or at yours. A hotel in Bali and a traveller in Pune do not share a midnight.`,
        text`We print the time and take it at the hotel. If you see only a date, plan as if the time were the first minute of that day.`,
      ],
    },
    {
      id: 'the-step',
      title: 'The step: what you lose, and when the next step comes',
      blocks: [
        text`Most rates fall in steps. First everything comes back, then all but the first night, then nothing. The steps matter more than the word “refundable”, which may describe the first of them only.`,
        list(
          words`Find the last moment at which everything comes back.`,
          words`Find what the next step costs in rupees. A percentage of an unknown sum tells you nothing.`,
          words`Find out what happens if you do not arrive at all. It is often the last step.`,
        ),
        text`The refund curve on our hotel pages draws these steps from now to check-in. Drag along it, and it names the amount at each moment.`,
      ],
    },
    {
      id: 'the-way-back',
      title: 'The way back: to where, and how long',
      blocks: [
        text`A refund travels to the card, account or UPI address that paid. Razorpay, a payment gateway, gives 5 to 10 working days for an ordinary refund to reach the customer and says that it goes to the method used for the payment (${from('razorpayRefunds')}). The shop has let go of the money long before you see it.`,
        text`So when someone says “refunded”, ask for the date and the reference number that the bank gives. Your bank can trace the money with it.`,
      ],
    },
    {
      id: 'when-free-is-worth-it',
      title: 'When a refundable rate is worth its price',
      blocks: [
        text`Compare the extra price with what you would lose, times how likely you are to cancel. Say a refundable room costs ₹600 more than one for ₹6,000 without refund. It is worth taking once you think there is about one chance in ten that you will not go.`,
        text`Airline tickets follow rules of their own: ${post('flight-refunds', 'what an airline owes you when you cancel')}.`,
      ],
    },
  ],
};
