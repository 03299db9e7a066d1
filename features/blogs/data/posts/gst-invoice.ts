import { EDITORS } from '../authors.ts';
import type { Post } from '../post-types.ts';
import { from, list, post, text, words } from '../write.ts';

export const gstInvoice: Post = {
  slug: 'gst-invoice-for-business-travel',
  title: 'A GST invoice for business travel, and what it is worth',
  summary: 'Give the GSTIN before you pay, check five lines, and know which rooms give no credit at all.',
  author: EDITORS,
  published: '2026-11-25',
  places: ['bengaluru', 'hyderabad', 'pune'],
  scene: { seed: 'bengaluru', kind: 'metro', hour: 'dusk', mark: 'vidhana-soudha' },
  sections: [
    {
      id: 'before-you-pay',
      title: 'Before you pay',
      blocks: [
        text`Type the company’s GSTIN and its registered name where the booking asks for them. An invoice made out to you is hard to change into one made out to the company, and the tax month may be over by the time you ask.`,
        text`A GSTIN has fifteen characters: the state’s two digits, the ten of the company’s PAN, one for the registration, a Z and a check character. If characters three to twelve are not the company’s PAN, someone mistyped it.`,
      ],
    },
    {
      id: 'five-lines',
      title: 'Five lines to check',
      blocks: [
        text`Rule 46 lists what a tax invoice must say (${from('invoiceRules')}). On a phone, look at these:`,
        list(
          words`the name, address and GSTIN of whoever sells,`,
          words`the name and GSTIN of your company,`,
          words`the invoice number and its date,`,
          words`the taxable value with the rate and amount of each tax,`,
          words`the place of supply with its state.`,
        ),
      ],
    },
    {
      id: 'rooms',
      title: 'Rooms: the hotel’s state decides',
      blocks: [
        text`For a room the place of supply is where the hotel stands (IGST Act, section 12(3)(b)), so the hotel charges that state’s CGST and SGST (${from('roomCredit')}). A company registered only in Delhi cannot set off the tax of a room in Mumbai (${from('outstation')}). A company that often sends people to one state may find that a registration there pays for itself; ask your accountant.`,
        text`Rooms up to ₹7,500 a night bear 5% without input tax credit on the hotel’s side (${from('roomRates')}). ${post('gst-on-hotel-rooms', 'The step between 5% and 18%')} is worth knowing when you set a limit for rooms.`,
      ],
    },
    {
      id: 'flights',
      title: 'Flights: the cabin decides',
      blocks: [
        text`Since 22 September 2025 an economy ticket bears 5% and a business ticket 18% (${from('flightRates')}). The airline sends the invoice for its part; what an agent charges for the service stands on the agent’s own.`,
      ],
    },
  ],
};
