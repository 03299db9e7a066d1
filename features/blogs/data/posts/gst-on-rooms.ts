import { EDITORS } from '../authors.ts';
import type { Post } from '../post-types.ts';
import { from, post, table, text } from '../write.ts';

export const gstOnRooms: Post = {
  slug: 'gst-on-hotel-rooms',
  title: 'GST on hotel rooms: the step at ₹7,500',
  summary: 'Up to ₹7,500 a night the tax is 5%, above it 18%. A room that costs ₹100 more can cost you ₹1,093 more.',
  author: EDITORS,
  published: '2026-11-25',
  places: ['goa', 'kochi', 'mysuru'],
  scene: { seed: 'goa', kind: 'beach', hour: 'day', mark: 'church' },
  sections: [
    {
      id: 'two-rates',
      title: 'Two rates since 22 September 2025',
      blocks: [
        text`A room whose value is ₹7,500 or less a night bears 5% GST. The Finance Ministry has said that this rate is mandatory: the hotel may not choose 18% instead, and it gets no input tax credit for such rooms (${from('roomRates')}). Before, these rooms bore 12%.`,
        text`A room above ₹7,500 a night bears 18%, as it did before (${from('flightRates')}).`,
      ],
    },
    {
      id: 'the-step',
      title: 'The step in figures',
      blocks: [
        table(
          ['Price a night', 'GST', 'You pay'],
          ['₹7,000', '5%: ₹350', '₹7,350'],
          ['₹7,500', '5%: ₹375', '₹7,875'],
          ['₹7,600', '18%: ₹1,368', '₹8,968'],
          ['₹9,000', '18%: ₹1,620', '₹10,620'],
        ),
        text`The whole price bears the higher rate, not only the part above ₹7,500. The figures follow from the two rates (${from('flightRates')}). A room just above the step has to be worth about ₹1,100 more to you than one just below it.`,
      ],
    },
    {
      id: 'what-to-do',
      title: 'What to do with it',
      blocks: [
        text`Compare what you pay, with tax. A list sorted by the price before tax puts the room for ₹7,600 next to the one for ₹7,500, although they are far apart. Every price on our pages includes the tax, and the price lines show its rate.`,
        text`What counts is the value of each room and day (${from('roomRates')}). Two rooms for ₹5,000 each are two rooms at the lower rate; one room for ₹10,000 is not.`,
      ],
    },
    {
      id: 'at-work',
      title: 'If a company pays',
      blocks: [
        text`The tax on a room belongs to the state in which the hotel stands, which decides whether a company can set it off (${from('roomCredit')}). ${post('gst-invoice-for-business-travel', 'What to put on the invoice, and what you can claim')}.`,
      ],
    },
  ],
};
