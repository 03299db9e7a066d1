'use client';

import { type SyntheticEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { toast } from '#components/ui/toast.ts';
import { useHydrated } from '#lib/client/use-hydrated.ts';
import { t } from '#lib/shared/texts.ts';
import { chooseCurrency, chosenCurrency } from '../client/chosen-currency.ts';
import styles from './currency.module.css';

type Props = {
  /** The currencies by name, each with what one unit costs: "₹88.25". */
  currencies: readonly { currency: string; name: string; cost: string }[];
};

const RUPEES = 'INR';

/** Which currency this browser shows beside rupees. */
export function CurrencyForm({ currencies }: Props) {
  const [picked, setPicked] = useState<string | null>(null);
  const stored = useHydrated() ? chosenCurrency() : null;
  const chosen = picked ?? stored ?? RUPEES;
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    chooseCurrency(chosen === RUPEES ? null : chosen);
    void import('./show-chosen.ts').then(({ showChosen }) => showChosen());
    void toast.success(
      chosen === RUPEES
        ? t('Prices are in rupees only.')
        : t('Prices are also shown in {currency}.', { currency: chosen }),
    );
  };
  const radio = (currency: string, label: string, note?: string) => (
    <Radio
      key={currency}
      name="currency"
      value={currency}
      label={label}
      note={note}
      checked={chosen === currency}
      onChange={() => setPicked(currency)}
    />
  );
  return (
    <form onSubmit={save}>
      <FieldGroup legend={t('Beside rupees, show')}>
        <div className={styles.choices}>
          {radio(RUPEES, t('Rupees only'))}
          {currencies.map(({ currency, name, cost }) =>
            radio(currency, `${name} (${currency})`, `1 ${currency} = ${cost}`),
          )}
        </div>
      </FieldGroup>
      <Button type="submit" variant="ink">
        {t('Save')}
      </Button>
    </form>
  );
}
