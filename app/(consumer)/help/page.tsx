import type { Metadata } from 'next';
import { presentPosts } from '#features/blogs/server/index.ts';
import { searchHelp } from '#features/support/server/index.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';
import { sharedAs } from '../../shared-as.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { bookingOf } from './booking-of.ts';
import { HelpSearch } from './help-search.tsx';
import { helpSections } from './help-sections.tsx';

const titleText = () => t('Help and contact');
const descriptionText = () =>
  t('Answers about booking, paying, changing and cancelling on {product}, and how to reach us.', {
    product: PRODUCT.name,
  });

export function generateMetadata(): Metadata {
  const [title, description] = [titleText(), descriptionText()];
  return {
    title,
    description,
    ...sharedAs({ title, description, card: serverRoutes.card('home', PRODUCT.id), canonical: routes.help() }),
  };
}

/** The answers, and those that a search in the address finds. */
export default async function Help({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const params = await searchParams;
  const asked = firstOf(params.q).trim().slice(0, 100);
  const booking = bookingOf(params);
  const lead = (
    <>
      <p>{descriptionText()}</p>
      <HelpSearch asked={asked} found={asked ? searchHelp(asked, presentPosts) : []} booking={booking} />
    </>
  );
  return <LegalPage title={titleText()} lead={lead} sections={helpSections(booking)} />;
}
