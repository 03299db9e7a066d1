import { Table } from '#components/ui/table.tsx';
import type { RefundStep } from '#lib/shared/cancellation.ts';
import { formatInstant, type IsoDate } from '#lib/shared/dates.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';

export type RefundTableProps = { steps: readonly RefundStep[]; currency: string; zone: string; today: IsoDate };

/** The refund steps as a table, times local to the place. */
export function RefundTable({ steps, currency, zone, today }: RefundTableProps) {
  return (
    <Table caption={t('Refund if you cancel')}>
      <thead>
        <tr>
          <th scope="col">{t('If you cancel before')}</th>
          <th scope="col" className="right">
            {t('Refund')}
          </th>
          <th scope="col" className="right">
            {t('Not refunded')}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.from}>
            <td>{formatInstant(step.until, zone, today)}</td>
            <td className="right">{formatMoney({ amount: step.refund, currency })}</td>
            <td className="right">{formatMoney({ amount: step.charge, currency })}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
