import type { Metadata } from 'next';
import { NoSuchPage, NothingHere } from '#components/feedback/no-such-page.tsx';
import { answerNotFound } from '#lib/server/http/page-answer.ts';

/** Metadata of a missing page. */
export const noPage: Metadata = { title: 'No such page', robots: { index: false } };

/** The page for a thing that does not exist; `framed` where its layout has header and footer. Answered with 404. */
export function NoPage({ framed = false }: { framed?: boolean }) {
  answerNotFound();
  return framed ? <NothingHere /> : <NoSuchPage />;
}
