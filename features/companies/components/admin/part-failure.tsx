import { ErrorState } from '#components/feedback/error-state.tsx';

/** Shown when a part of the company could not be loaded. */
export const PartFailure = ({ what, error, again }: { what: string; error: Error; again: () => void }) => (
  <ErrorState
    level={2}
    title={`${what} could not be loaded`}
    meaning={`${error.message} Nothing was changed.`}
    onRetry={again}
  />
);
