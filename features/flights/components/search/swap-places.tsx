import type { MouseEvent } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { t } from '#lib/shared/texts.ts';
import { legField } from '../../rules/search/trip-input.ts';
import styles from './flight-search.module.css';

/** Swaps origin and destination of the n-th flight (from 0). Rendered only with script. */
export function SwapPlaces({ at }: { at: number }) {
  const hydrated = useHydrated();
  const swap = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const [from, to] = (['from', 'to'] as const).map((end) => form?.elements.namedItem(legField(end, at)));
    if (!(from instanceof HTMLInputElement) || !(to instanceof HTMLInputElement)) return;
    [from.value, to.value] = [to.value, from.value];
  };
  if (!hydrated) return null;
  return (
    <button
      type="button"
      className={styles.swap}
      aria-label={at === 0 ? t('Swap from and to') : t('Swap from and to of flight {n}', { n: at + 1 })}
      onClick={swap}
    >
      <Icon name="swap" size={16} />
    </button>
  );
}
