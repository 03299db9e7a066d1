import Link from 'next/link';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { StatePage } from '#components/layout/state-page.tsx';
import { routes } from '#lib/shared/routes.ts';

export type CrashProps = { error: unknown; retry: () => void };

/** A page that failed to render. It cannot know about money in progress, so it links to where that is shown. */
export function CrashPage({ error, retry }: CrashProps) {
  return (
    <StatePage>
      {/* After a server error React renders the whole page in the browser, where the head's script never runs. */}
      <script async src="/theme.js" />
      <ErrorState
        level={1}
        title="This page could not be shown"
        meaning={
          <>
            Something went wrong on our side. Anything you booked or paid is under{' '}
            <Link href={routes.bookings()}>My trips</Link>; check there before paying again.
          </>
        }
        reference={digestOf(error)}
        onRetry={retry}
      />
    </StatePage>
  );
}

/** Next's error digest, which the log contains too. */
function digestOf(error: unknown): string | undefined {
  const known = error instanceof Error && 'digest' in error && typeof error.digest === 'string';
  return known ? String(error.digest) : undefined;
}
