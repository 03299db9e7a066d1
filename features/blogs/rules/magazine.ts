/** The magazine's own words, on its page and in its feed. */
export const MAGAZINE = {
  title: 'Booking well in India',
  description: 'Short pieces on refunds, taxes, trains and papers. Every rule names its source and its date.',
} as const;
