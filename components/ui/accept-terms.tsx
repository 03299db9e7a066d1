import { routes } from '#lib/shared/routes.ts';

/**
 * The terms a person accepts by an action, such as "signing up". Both pages open in a new tab, so that nothing typed is
 * lost.
 */
export function AcceptTerms({ doing, also }: { doing: string; also?: string }) {
  return (
    <p className="small muted">
      By {doing} you accept the{' '}
      <a href={routes.terms()} target="_blank" rel="noopener">
        terms of use
      </a>
      {also ? ` and ${also}` : ''}. The{' '}
      <a href={routes.privacy()} target="_blank" rel="noopener">
        privacy notice
      </a>{' '}
      says how we use your data.
    </p>
  );
}
