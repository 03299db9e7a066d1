import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { EnquiryScreen } from '#features/support/components/screens.tsx';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';
import { bookingOf } from '../booking-of.ts';
import { sharedAs } from '../../../shared-as.ts';

const titleText = () => t('Ask us');
const descriptionText = () =>
  t('Send a question to the desk of {product}. You get a number at once and the answer by email.', {
    product: PRODUCT.name,
  });

export function generateMetadata(): Metadata {
  const [title, description] = [titleText(), descriptionText()];
  return {
    title,
    description,
    ...sharedAs({ title, description, card: serverRoutes.card('home', PRODUCT.id), canonical: routes.enquiry() }),
  };
}

/** A question to the desk (7.20, enquiry), about the booking whose code the address has. */
export default async function Ask({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const booking = bookingOf(await searchParams);
  return (
    <Page inset>
      <div className="stack">
        <h1 className="h1">{titleText()}</h1>
        <p className="lead muted">{descriptionText()}</p>
        <EnquiryScreen booking={booking} />
      </div>
    </Page>
  );
}
