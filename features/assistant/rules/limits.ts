/** Sizes of questions and answers, and how often a person may ask. */
export const ASSISTANT_LIMITS = {
  /** Characters of a question. */
  question: 500,
  /** Earlier turns that go with a question. */
  turns: 3,
  paragraphs: 6,
  facts: 8,
  links: 6,
  suggestions: 3,
  /** Bookings that are looked through for a code or a city, the latest first. */
  bookings: 200,
  /** Bookings that an answer lists. */
  listed: 5,
  /** Questions of one person in ten minutes: one every five seconds. */
  person: { points: 120, seconds: 600 },
} as const;
