import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { AssistantScreen } from '#features/assistant/components/assistant-screen.tsx';
import { usesModel } from '#features/assistant/server/index.ts';
import { assistantRoutes } from '#lib/shared/assistant-routes.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { sharedAs } from '../../../shared-as.ts';

const title = 'Assistant';
const description = `Ask about your bookings, refunds and baggage, or how booking on ${PRODUCT.name} works. Nothing changes unless you confirm it.`;

export const metadata: Metadata = {
  title,
  description,
  ...sharedAs({
    title,
    description,
    card: serverRoutes.card('home', PRODUCT.id),
    canonical: assistantRoutes.assistant(),
  }),
};

/** The assistant (7.20, chatbot). */
export default function Assistant() {
  return (
    <Page inset>
      <div className="stack">
        <h1 className="h1">{title}</h1>
        <p className="lead muted">{description}</p>
        <AssistantScreen usesModel={usesModel()} />
      </div>
    </Page>
  );
}
