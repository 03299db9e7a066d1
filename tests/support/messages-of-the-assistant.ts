import { questionForm } from '#features/assistant/contract.ts';
import { refundFell } from '#features/bookings/rules/sentences.ts';

/** What the assistant's page says: errors of its form, and a refusal of what was confirmed. */
export const messagesOfTheAssistant = (): string[] => [
  ...['', 'a'.repeat(501)].flatMap(
    (question) => questionForm.safeParse({ question }).error?.issues.map(({ message }) => message) ?? [],
  ),
  refundFell(744_000, 372_000, 'INR'),
];
