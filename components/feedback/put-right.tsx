import type { ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { capital, countedInWords } from '#lib/shared/word-lists.ts';

export type PutRightProps = { /** How many messages stand in the search above. */ count: number; children: ReactNode };

/** Where results will stand, while the search above them has mistakes: each is told beside its field. */
export function PutRight({ count, children }: PutRightProps) {
  return (
    <EmptyState level={1} title={`${capital(countedInWords(count, 'problem'))} to fix`}>
      {children}
    </EmptyState>
  );
}
