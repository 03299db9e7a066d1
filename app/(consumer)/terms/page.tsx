import type { Metadata } from 'next';
import Link from 'next/link';
import { formatDate } from '#lib/shared/dates.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { TERMS_VERSION } from '#lib/shared/terms-version.ts';
import { sharedAs } from '../../shared-as.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { SECTIONS } from './sections.tsx';

const title = 'Terms of use';
const description = `What you and ${PRODUCT.name} can rely on when you book a stay, a flight or a holiday package.`;

export const metadata: Metadata = {
  title,
  description,
  ...sharedAs({ title, description, card: serverRoutes.card('home', PRODUCT.id), canonical: routes.terms() }),
};

export default function Terms() {
  return (
    <LegalPage
      title={title}
      lead={
        <p>
          In force from {formatDate(TERMS_VERSION, '2000-01-01')}. How we use what we know about you is in the{' '}
          <Link href={routes.privacy()}>privacy notice</Link>.
        </p>
      }
      sections={SECTIONS}
    />
  );
}
