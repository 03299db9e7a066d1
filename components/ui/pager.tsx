import { classNames } from '#components/ui/class-names.ts';
import { Button } from '#components/ui/button.tsx';
import { t } from '#lib/shared/texts.ts';

export type PagerProps = {
  page: number;
  /** Number of pages; one page shows nothing. */
  pages: number;
  className?: string;
} & (
  | { /** For pages with addresses of their own. */ hrefOf: (page: number) => string; onPage?: undefined }
  | { hrefOf?: undefined; onPage: (page: number) => void }
);

/** Links to the previous and next page of a list. */
export function Pager({ page, pages, className, hrefOf, onPage }: PagerProps) {
  if (pages <= 1) return null;
  const step = (to: number, words: string) =>
    hrefOf ? (
      <Button variant="out" size="sm" href={hrefOf(to)}>
        {words}
      </Button>
    ) : (
      <Button variant="out" size="sm" onClick={() => onPage(to)}>
        {words}
      </Button>
    );
  return (
    <nav className={classNames('row', className)} aria-label={t('Pages')}>
      {page > 1 && step(Math.min(page - 1, pages), t('Previous page'))}
      <span className="small muted">{t('Page {n} of {all}', { n: page, all: pages })}</span>
      {page < pages && step(page + 1, t('Next page'))}
    </nav>
  );
}
