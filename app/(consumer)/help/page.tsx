import type { Metadata } from 'next';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { sharedAs } from '../../shared-as.ts';
import { Contact } from '../legal/contact.tsx';
import { LegalPage, type Section } from '../legal/legal-page.tsx';
import { ANSWERS } from './answers.ts';

const title = 'Help and contact';
const description = `Answers about booking, paying, changing and cancelling on ${PRODUCT.name}, and how to reach us.`;

export const metadata: Metadata = {
  title,
  description,
  ...sharedAs({ title, description, card: serverRoutes.card('home', PRODUCT.id), canonical: routes.help() }),
};

const SECTIONS: readonly Section[] = [
  ...ANSWERS.map(({ id, title: about, questions }) => ({
    id,
    title: about,
    content: questions.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    )),
  })),
  { id: 'contact', title: 'Contact', content: <Contact /> },
];

export default function Help() {
  return <LegalPage title={title} lead={<p>{description}</p>} sections={SECTIONS} />;
}
