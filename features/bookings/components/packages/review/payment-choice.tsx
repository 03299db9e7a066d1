import { FieldGroup } from '#components/ui/field-group.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { formatDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import { andList } from '#lib/shared/word-lists.ts';
import type { PackageBooking } from '../../../contract.ts';
import { inMoney, todayAt } from '../../parts/booking-money.ts';

export type PaymentChoiceProps = {
  booking: PackageBooking;
  deposit: boolean;
  onChange: (deposit: boolean) => void;
};

/** Whether a package is paid whole, or by a deposit and its later payments, with their dates and amounts. */
export function PaymentChoice({ booking, deposit, onChange }: PaymentChoiceProps) {
  const { instalments, total } = booking;
  const [first, ...later] = instalments?.payments ?? [];
  if (!first) return null;
  const today = todayAt(booking);
  const dated = later.map(({ amount, due }) =>
    t('{amount} by {date}', { amount: inMoney(booking, amount), date: formatDate(due ?? '', today) }),
  );
  const choice = (value: boolean) => ({ name: 'paying', checked: deposit === value, onChange: () => onChange(value) });
  return (
    <FieldGroup legend={t('How do you want to pay?')}>
      <Radio {...choice(false)} label={t('Pay {amount} in full', { amount: inMoney(booking, total) })} />
      <Radio
        {...choice(true)}
        label={t('Pay a deposit of {amount} today', { amount: inMoney(booking, first.amount) })}
        note={t(
          'Then {list}. Your places are confirmed with the deposit. If a payment is more than three days late, the booking is cancelled by its terms.',
          { list: andList(dated) },
        )}
      />
    </FieldGroup>
  );
}
