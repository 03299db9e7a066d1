import { enquiryForm, followUp } from '#features/support/contract.ts';
import { threadFull } from '#features/support/rules/thread.ts';

const LONG = 'a'.repeat(5000);
const form = {
  name: 'Asha',
  email: 'asha@example.com',
  topic: 'refund',
  bookingCode: '',
  question: 'When is it here?',
};
const messagesOf = (
  schema: { safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined } },
  values: unknown[],
) => values.flatMap((value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []);

/** What a question to the desk and the page of its messages say: errors of their forms, and refusals. */
export const messagesOfAnEnquiry = (): string[] => [
  ...messagesOf(enquiryForm, [
    { ...form, name: '' },
    { ...form, name: LONG },
    { ...form, email: 'asha' },
    { ...form, topic: '' },
    { ...form, bookingCode: LONG },
    { ...form, question: 'Why?' },
    { ...form, question: LONG },
  ]),
  ...messagesOf(followUp.body ?? enquiryForm, [
    { token: 'a'.repeat(43), message: '' },
    { token: 'a'.repeat(43), message: LONG },
  ]),
  threadFull().message,
  'This link is incomplete or has ended. Ask a new question instead.',
];
