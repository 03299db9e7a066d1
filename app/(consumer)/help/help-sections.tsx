import Link from 'next/link';
import { Sentence } from '#components/ui/sentence.tsx';
import { helpTopics } from '#features/support/rules/help-answers.ts';
import { assistantRoutes } from '#lib/shared/assistant-routes.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import { Contact } from '../legal/contact.tsx';
import type { Section } from '../legal/legal-page.tsx';

/** The questions with their answers by topic, and whom to ask about the booking of this code, or about anything. */
export const helpSections = (booking: string): readonly Section[] => [
  ...helpTopics().map(({ id, title: about, questions }) => ({
    id,
    title: about,
    content: questions.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    )),
  })),
  {
    id: 'contact',
    title: t('Contact'),
    content: (
      <>
        <p>
          <Sentence
            text={t(
              'Is your question not here? Ask {assistant}, which also finds your own bookings and refunds. Or {desk}: you get a number at once and the answer by email, with a link to add to your question.',
            )}
            parts={{
              assistant: <Link href={assistantRoutes.assistant()}>{t('the assistant')}</Link>,
              desk: <Link href={routes.enquiry(booking ? { booking } : {})}>{t('ask us')}</Link>,
            }}
          />
        </p>
        <Contact />
      </>
    ),
  },
];
