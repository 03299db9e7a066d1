import { routes } from '#lib/shared/routes.ts';

/** What a person accepts by an act, such as "signing up". Both pages open beside this one, so that nothing typed is lost. */
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
