'use client';

import { onDemand } from '#components/ui/on-demand.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { t } from '#lib/shared/texts.ts';
import type { ConversationProps } from './conversation-view.tsx';

/** The conversation, with what it needs to talk to the server: loaded after the page stands. */
export const AssistantScreen = onDemand<ConversationProps>(
  () => import('./conversation-view.tsx').then((view) => view.ConversationView),
  { Meanwhile: () => <LoadingRows label={t('Loading the assistant')} count={3} /> },
);
