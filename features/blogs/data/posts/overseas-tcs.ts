import { EDITORS } from '../authors.ts';
import type { Post } from '../post-types.ts';
import { from, list, table, text, words } from '../write.ts';

export const overseasTcs: Post = {
  slug: 'tcs-on-overseas-packages',
  title: 'TCS on a holiday abroad: 2%, and you get it back',
  summary:
    'Tax collected at source on overseas packages fell to a flat 2% in April 2026. It counts towards your income tax.',
  author: EDITORS,
  published: '2026-11-25',
  places: ['bali', 'bangkok', 'dubai'],
  scene: { seed: 'bali', kind: 'beach', hour: 'dusk', mark: 'split-gate' },
  sections: [
    {
      id: 'rate',
      title: 'The rate since 1 April 2026',
      blocks: [
        text`Whoever sells you an overseas tour package collects 2% of its price for the income tax. The rate is flat, without a threshold, from 1 April 2026 (${from('tcsRate')}). Before, it was 5% up to ₹10 lakh and 20% above (${from('tcsQuestions')}).`,
        table(
          ['A package for', 'Until March 2026', 'Since April 2026'],
          ['₹200,000', '₹10,000', '₹4,000'],
          ['₹1,000,000', '₹50,000', '₹20,000'],
          ['₹1,500,000', '₹150,000', '₹30,000'],
        ),
      ],
    },
    {
      id: 'what-counts',
      title: 'What counts as a package',
      blocks: [
        text`A package joins two or more things, such as travel abroad and lodging. A flight or a hotel that you book by itself is not one (${from('tcsCredit')}).`,
      ],
    },
    {
      id: 'back',
      title: 'How you get it back',
      blocks: [
        text`TCS is no cost. It is paid to your account with the tax department, and you set it off against your income tax when you file the return (${from('tcsCredit')}).`,
        list(
          words`Give your PAN when you book; without one the rate is higher.`,
          words`Check that the amount stands in your annual tax statement before you file.`,
          words`If you owe no tax, file a return all the same: that is how the refund is paid.`,
        ),
      ],
    },
    {
      id: 'money-abroad',
      title: 'The money you take along',
      blocks: [
        text`Foreign exchange is another line of the same law: remittances above ₹10 lakh in a year bear 20% for purposes other than education and medical treatment (${from('tcsQuestions')}).`,
      ],
    },
  ],
};
