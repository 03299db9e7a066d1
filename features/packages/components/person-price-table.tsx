import { Price } from '#components/ui/price.tsx';
import { Table } from '#components/ui/table.tsx';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { money } from '#lib/shared/money.ts';
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
    ...SHARINGS.map((sharing) => ({ who: SHARING_LABELS[sharing], price: shown[sharing] })),
    { who: `Child of ${CHILD_FROM} to ${ADULT_FROM - 1} years`, price: shown.child },
  ];
  return (
    <Table caption={`Price per person on ${formatDate(date, today)}, taxes included`}>
      <thead>
        <tr>
          <th scope="col">Each person</th>
          <th scope="col" className="right">
            {formatDate(date, today)}, taxes included
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
          <th scope="row">Infant under {CHILD_FROM} years</th>
          <td className="right">free</td>
        </tr>
      </tbody>
    </Table>
  );
}
