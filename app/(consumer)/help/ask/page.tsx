import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { EnquiryScreen } from '#features/support/components/enquiry-screen.tsx';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { sharedAs } from '../../../shared-as.ts';

const title = 'Ask us';
const description = `Send a question to the desk of ${PRODUCT.name}. You get a number at once and the answer by email.`;

export const metadata: Metadata = {
  title,
  description,
  ...sharedAs({ title, description, card: serverRoutes.card('home', PRODUCT.id), canonical: routes.enquiry() }),
};

/** A question to the desk (7.20, enquiry). */
export default function Ask() {
  return (
    <Page inset>
      <div className="stack">
        <h1 className="h1">{title}</h1>
        <p className="lead muted">{description}</p>
        <EnquiryScreen />
      </div>
    </Page>
  );
}
