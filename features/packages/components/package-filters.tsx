'use client';

import { useState } from 'react';
import { useRouter } from 'next/navigation';
import { Select } from '#components/ui/select.tsx';
import { useEarlyInput } from '#lib/client/early-input.ts';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { t } from '#lib/shared/texts.ts';
import type { FilterOptions } from './filter-options.ts';
import { listHref, type ListFilters } from './list-filters.ts';
import styles from './packages-screen.module.css';

/** @texts */
const SELECTS = [
  { name: 'state', label: 'Where' },
  { name: 'month', label: 'Month' },
  { name: 'length', label: 'Length' },
  { name: 'sort', label: 'Order' },
] as const;

/** State, month, length and order. A GET form: its button submits without script; with script each choice applies at once. */
export function PackageFilters({ asked, options }: { asked: ListFilters; options: FilterOptions }) {
  const router = useRouter();
  const id = useEarlyInput();
  const [answered, setAnswered] = useState(asked);
  const [chosen, setChosen] = useState(asked);
  if (listHref(answered) !== listHref(asked)) {
    setAnswered(asked);
    setChosen(asked);
  }
  const choose = (name: string, value: string) => {
    const next = { ...chosen, [name]: value || undefined };
    setChosen(next);
    router.push(listHref(next), { scroll: false });
  };
  return (
    <form id={id} action={packageRoutes.list()} method="get" className={styles.filters} autoComplete="off">
      {asked.theme && <input type="hidden" name="theme" value={asked.theme} />}
      {SELECTS.map(({ name, label }) => (
        <Select
          key={name}
          look="chip"
          name={name}
          aria-label={t(label)}
          value={chosen[name] ?? ''}
          options={options[name]}
          onChange={(event) => choose(name, event.target.value)}
        />
      ))}
      <noscript>
        <button type="submit" className={styles.send}>
          {t('Show packages')}
        </button>
      </noscript>
    </form>
  );
}
