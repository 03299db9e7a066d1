import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/icon.tsx';
import styles from './search-form.module.css';
import { t } from '#lib/shared/texts.ts';

/**
 * Class names of a search form: `form`, `waiting` while it is collapsed; `trigger`, `half` and `calendar` of its
 * popovers; `input` and `label` of its plain fields.
 */
export const {
  form: searchForm,
  waiting,
  trigger: searchTrigger,
  calendar: searchCalendar,
  half: searchHalf,
  label: searchLabel,
  input: plainInput,
} = styles as Record<'form' | 'waiting' | 'trigger' | 'calendar' | 'half' | 'label' | 'input', string>;

type SearchPartProps = {
  error: string | undefined;
  className: string | undefined;
  onOpen?: () => void;
  onNear?: () => void;
  children: ReactNode;
};

/**
 * One part, such as the dates: its popover with its error below. `onOpen` may be called again while it is open.
 * `onNear` may preload the content.
 */
export function SearchPart({ error, className, onOpen, onNear, children }: SearchPartProps) {
  return (
    <div
      ref={(part) => void (part?.querySelector(':popover-open') && onOpen?.())} // opened before hydration
      className={classNames(styles.part, className)}
      data-error={error ? '' : undefined}
      onClickCapture={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {children}
      <SearchProblem>{error}</SearchProblem>
    </div>
  );
}

/** A collapsed part: label, value, and secondary text. */
export function SearchValue({ label, children, aside }: { label: string; children?: ReactNode; aside?: ReactNode }) {
  return (
    <span className={styles.half}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        {children && <span>{children}</span>}{' '}
        {aside && (
          <span className={styles.aside}>
            {children ? '· ' : ''}
            {aside}
          </span>
        )}
      </span>
    </span>
  );
}

/** The error of a part, below it. */
export function SearchProblem({ children }: { children: string | undefined }) {
  return children ? (
    <p className={styles.error} role="alert">
      <Icon name="alert" size={16} className={styles.errorMark} />
      {children}
    </p>
  ) : null;
}

/** The marigold button of the landing page. */
export function SearchButton({ className }: { className?: string }) {
  return (
    <button type="submit" className={classNames(styles.search, className)}>
      <Icon name="search" />
      {t('Search')}
    </button>
  );
}

/** The collapsed form in one line: place, dates or passengers. */
export function SearchFold({ place, children, onOpen }: { place: ReactNode; children: ReactNode; onOpen: () => void }) {
  return (
    <button type="button" className={styles.fold} aria-expanded={false} onClick={onOpen}>
      <span className={styles.place}>{place}</span>
      <span>{children}</span>
      <span className="visually-hidden">{t('Change the search')}</span>
    </button>
  );
}
