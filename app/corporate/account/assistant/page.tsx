import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { AssistantScreen } from '#features/assistant/components/assistant-screen.tsx';
import { usesModel } from '#features/assistant/server/index.ts';
import { RequireSession } from '#features/identity/components/require-session.tsx';

export const metadata: Metadata = { title: 'Assistant', robots: { index: false } };

/** The assistant for trips at work (7.20, chatbot). */
export default function WorkAssistant() {
  return (
    <Page inset>
      <RequireSession
        level={1}
        title="Sign in to ask the assistant"
        reason="It answers from your own trips, your requests and your company’s travel policy."
      >
        <div className="stack">
          <h1 className="h1">Assistant</h1>
          <p className="lead muted">
            Ask about your trips, your requests and what your company’s travel policy allows. Nothing changes unless you
            confirm it.
          </p>
          <AssistantScreen usesModel={usesModel()} />
        </div>
      </RequireSession>
    </Page>
  );
}
