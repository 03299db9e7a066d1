import type { Metadata } from 'next';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { sharedAs } from '../../shared-as.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { SECTIONS } from './sections.tsx';

const title = 'Privacy notice';
const description = `What ${PRODUCT.name} knows about you, what for, who receives it and when it is deleted.`;

export const metadata: Metadata = {
  title,
  description,
  ...sharedAs({ title, description, card: serverRoutes.card('home', PRODUCT.id), canonical: routes.privacy() }),
};

export default function Privacy() {
  return <LegalPage title={title} lead={<p>{description}</p>} sections={SECTIONS} />;
}
