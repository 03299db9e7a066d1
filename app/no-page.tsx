import type { Metadata } from 'next';
import { NoSuchPage, NothingHere } from '#components/feedback/no-such-page.tsx';
import { answerNotFound } from '#lib/server/http/page-answer.ts';

/** What a page tells of itself that is none. */
export const noPage: Metadata = { title: 'No such page', robots: { index: false } };

/** Instead of a page whose thing does not exist; `framed` where its layout brings header and footer. The answer is a 404. */
export function NoPage({ framed = false }: { framed?: boolean }) {
  answerNotFound();
  return framed ? <NothingHere /> : <NoSuchPage />;
}
