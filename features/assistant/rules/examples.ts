import type { UserReads } from './reads.ts';

/** Questions to begin with, by who asks. @texts */
export const EXAMPLES: Record<UserReads['as'] | 'nobody', readonly [string, ...string[]]> = {
  nobody: [
    'When does my refund arrive?',
    'What do I get back if I cancel?',
    'How much baggage can I take?',
    'Can I change the dates of my stay?',
    'How do I get an invoice with my GST number?',
    'My payment failed but money was deducted',
  ],
  traveller: [
    'Where is my refund?',
    'When is my next trip?',
    'How much do I get back if I cancel?',
    'How much baggage can I take?',
    'When can I check in?',
    'What is in my wallet?',
  ],
  employee: [
    'What may I spend on a hotel in Mumbai?',
    'Is my request approved?',
    'What needs approval?',
    'When is my next trip?',
    'How much baggage can I take?',
    'How do I get an invoice with my GST number?',
  ],
};
