import type { Metadata } from 'next';
import Link from 'next/link';
import { listPosts as magazine } from '#features/blogs/contract.ts';
import { listPosts } from '#features/blogs/server/index.ts';
import { findable } from '#features/support/rules/findable.ts';
import { ANSWERS } from '#features/support/rules/help-answers.ts';
import { searchAnswers } from '#features/support/rules/search-answers.ts';
import { read } from '#lib/server/http/read.ts';
import { assistantRoutes } from '#lib/shared/assistant-routes.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { sharedAs } from '../../shared-as.ts';
import { Contact } from '../legal/contact.tsx';
import { LegalPage, type Section } from '../legal/legal-page.tsx';
import { bookingOf } from './booking-of.ts';
import { HelpSearch } from './help-search.tsx';

const title = 'Help and contact';
const description = `Answers about booking, paying, changing and cancelling on ${PRODUCT.name}, and how to reach us.`;

export const metadata: Metadata = {
  title,
  description,
  ...sharedAs({ title, description, card: serverRoutes.card('home', PRODUCT.id), canonical: routes.help() }),
};

const sectionsFor = (booking: string): readonly Section[] => [
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
  {
    id: 'contact',
    title: 'Contact',
    content: (
      <>
        <p>
          Is your question not here? Ask <Link href={assistantRoutes.assistant()}>the assistant</Link>, which also finds
          your own bookings and refunds. Or <Link href={routes.enquiry(booking ? { booking } : {})}>ask us</Link>: you
          get a number at once and the answer by email, with a link to add to your question.
        </p>
        <Contact />
      </>
    ),
  },
];

/** The answers, and those that a search in the address finds. */
export default async function Help({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams;
  const asked = firstOf(params.q).trim().slice(0, 100);
  const booking = bookingOf(params);
  const { posts } = await read(magazine, listPosts, undefined);
  const lead = (
    <>
      <p>{description}</p>
      <HelpSearch asked={asked} found={asked ? searchAnswers(asked, findable(posts)) : []} booking={booking} />
    </>
  );
  return <LegalPage title={title} lead={lead} sections={sectionsFor(booking)} />;
}
