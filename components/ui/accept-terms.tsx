import { routes } from '#lib/shared/routes.ts';
import { Sentence } from '#components/ui/sentence.tsx';
import { t } from '#lib/shared/texts.ts';

export type AcceptTermsProps = {
  /** "By signing up you accept the {terms}." */
  text: string;
};

/** The terms a person accepts by an action. Both pages open in a new tab, so that nothing typed is lost. */
export const AcceptTerms = ({ text }: AcceptTermsProps) => (
  <p className="small muted">
    <Sentence
      text={`${text} ${t('The {privacy} says how we use your data.')}`}
      parts={{
        terms: <Page href={routes.terms()} name={t('terms of use')} />,
        privacy: <Page href={routes.privacy()} name={t('privacy notice')} />,
      }}
    />
  </p>
);

const Page = ({ href, name }: { href: string; name: string }) => (
  <a href={href} target="_blank" rel="noopener">
    {name}
  </a>
);
