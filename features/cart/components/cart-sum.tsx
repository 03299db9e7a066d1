import type { ReactNode } from 'react';
import { PriceLines } from '#components/charts/price-lines.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { ConvertedPrice } from '#components/ui/converted-price.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { CartItem } from '../contract.ts';
import { totalOf } from '../rules/price-then.ts';
import { tripNotes } from '../rules/trip-notes.ts';
import styles from './cart.module.css';

/** The total of what can be had, item by item, what does not fit together, and what to do next. */
export function CartSum({ items, children }: { items: CartItem[]; children: ReactNode }) {
  const { total, currency } = totalOf(items);
  const notes = tripNotes(
    items.map(({ choice: { of }, added, now }) => ({
      ...(now ?? added),
      title: messageText((now ?? added).title),
      of,
    })),
    new Date().toISOString().slice(0, 10),
  );
  return (
    <aside className={classNames('card', styles.sum)} aria-label={t('Total of your cart')}>
      <PriceLines
        lines={items.flatMap(({ now }) => (now ? [{ label: messageText(now.title), amount: now.total }] : []))}
        total={total}
        currency={currency}
        sum={t('Total, with taxes')}
        below={<ConvertedPrice paise={total} explained />}
      />
      {notes.length > 0 && (
        <div className={styles.notes}>
          <h2 className="h4">{t('Look at the dates')}</h2>
          {notes.map((note) => (
            <Fact key={note} icon="calendar">
              {note}
            </Fact>
          ))}
        </div>
      )}
      {children}
    </aside>
  );
}
