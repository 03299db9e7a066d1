/** The magazine's own words, on its page and in its feed. */
export const MAGAZINE = {
  title: 'Booking well in India',
  description:
    'Short articles on refunds, taxes, trains and travel documents. Every rule names its source and its date.',
} as const;
