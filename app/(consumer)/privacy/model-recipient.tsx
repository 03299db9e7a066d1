import { usesModel } from '#features/assistant/server/index.ts';

/** What the operator of the assistant's language model gets, where one is configured. */
export function ModelRecipient() {
  if (!usesModel()) return null;
  return (
    <p>
      The provider of the language model of our assistant, for questions that our own answers do not fit: the question
      without email addresses and telephone, card, PAN and passport numbers, and codes, titles, dates, amounts and
      status of the bookings it is about.
    </p>
  );
}
