import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { AssistantScreen } from '#features/assistant/components/assistant-screen.tsx';
import { usesModel } from '#features/assistant/server/index.ts';
import { assistantRoutes } from '#lib/shared/assistant-routes.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { t } from '#lib/shared/texts.ts';
import { sharedAs } from '../../../shared-as.ts';

const titleText = () => t('Assistant');
const descriptionText = () =>
  t(
    'Ask about your bookings, refunds and baggage, or how booking on {product} works. Nothing changes unless you confirm it.',
    { product: PRODUCT.name },
  );

export function generateMetadata(): Metadata {
  const [title, description] = [titleText(), descriptionText()];
  const card = serverRoutes.card('home', PRODUCT.id);
  return { title, description, ...sharedAs({ title, description, card, canonical: assistantRoutes.assistant() }) };
}

/** The assistant (7.20, chatbot). */
export default function Assistant() {
  return (
    <Page inset>
      <div className="stack">
        <h1 className="h1">{titleText()}</h1>
        <p className="lead muted">{descriptionText()}</p>
        <AssistantScreen usesModel={usesModel()} />
      </div>
    </Page>
  );
}
