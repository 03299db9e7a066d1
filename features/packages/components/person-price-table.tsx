import { Price } from '#components/ui/price.tsx';
import { Table } from '#components/ui/table.tsx';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { money } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import type { PackageDeparture } from '../contract.ts';
import { ADULT_FROM, CHILD_FROM } from '../rules/party.ts';
import { SHARING_LABELS, SHARINGS } from '../rules/vocabulary.ts';

/** What each person pays for a departure, all taxes included. */
export function PersonPriceTable({
  departure: { date, shown },
  today,
}: {
  departure: PackageDeparture;
  today: IsoDate;
}) {
  const rows = [
    ...SHARINGS.map((sharing) => ({ who: t(SHARING_LABELS[sharing]), price: shown[sharing] })),
    { who: t('Child of {from} to {to} years', { from: CHILD_FROM, to: ADULT_FROM - 1 }), price: shown.child },
  ];
  return (
    <Table caption={t('Price per person on {date}, taxes included', { date: formatDate(date, today) })}>
      <thead>
        <tr>
          <th scope="col">{t('Each person')}</th>
          <th scope="col" className="right">
            {t('{date}, taxes included', { date: formatDate(date, today) })}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ who, price }) => (
          <tr key={who}>
            <th scope="row">{who}</th>
            <td className="right">
              <Price money={money(price)} />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('Infant under {n} years', { n: CHILD_FROM })}</th>
          <td className="right">{t('free')}</td>
        </tr>
      </tbody>
    </Table>
  );
}
