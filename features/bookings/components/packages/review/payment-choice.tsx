import { FieldGroup } from '#components/ui/field-group.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { formatDate } from '#lib/shared/dates.ts';
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
  const dated = later.map(({ amount, due }) => `${inMoney(booking, amount)} by ${formatDate(due ?? '', today)}`);
  const choice = (value: boolean) => ({ name: 'paying', checked: deposit === value, onChange: () => onChange(value) });
  return (
    <FieldGroup legend="How do you want to pay?">
      <Radio {...choice(false)} label={`Pay ${inMoney(booking, total)} in full`} />
      <Radio
        {...choice(true)}
        label={`Pay a deposit of ${inMoney(booking, first.amount)} today`}
        note={`Then ${andList(dated)}. Your places are confirmed with the deposit. If a payment is more than three days late, the booking is cancelled by its terms.`}
      />
    </FieldGroup>
  );
}
