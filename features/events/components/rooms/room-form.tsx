'use client';

import { useRouter } from 'next/navigation';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { SelectField } from '#components/ui/select-field.tsx';
import { askToSignIn } from '#features/session/client/sign-in-prompt.ts';
import { useForm } from '#lib/client/use-form.ts';
import { addDays, formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { holdEventRoom } from '../../client/rooms.ts';
import type { RoomBlockView } from '../../contract.ts';

type RoomFormProps = { block: RoomBlockView; today: IsoDate; onClose: () => void };

/** Chooses nights and adults of a room of the block. An account pays for it, so whoever is not signed in is asked to. */
export function RoomForm({ block, today, onClose }: RoomFormProps) {
  const router = useRouter();
  const { blockId, checkIn, checkOut, nights, maxAdults } = block;
  const form = useForm(() => ({ checkIn, checkOut, adults: String(Math.min(2, maxAdults)) }));
  const dayOptions = (days: readonly IsoDate[]) => days.map((day) => ({ value: day, label: formatDate(day, today) }));
  const adults = Array.from({ length: maxAdults }, (_, at) => at + 1);
  const send = async (chosen: { checkIn: string; checkOut: string; adults: string }) => {
    if (!(await askToSignIn())) return;
    const bookingId = await holdEventRoom({ ...chosen, blockId, adults: Number(chosen.adults) });
    router.push(routes.hotelReview({ bookingId }));
  };
  return (
    <form className="stack" noValidate onSubmit={form.submit(send)}>
      <SelectField
        label={t('First night')}
        options={dayOptions(nights.map(({ night }) => night))}
        {...form.field('checkIn')}
      />
      <SelectField
        label={t('Check-out')}
        options={dayOptions(nights.map(({ night }) => addDays(night, 1)))}
        {...form.field('checkOut')}
      />
      <SelectField
        label={t('Adults')}
        hint={t('One room. You may book another for each person of your registration.')}
        options={adults.map((count) => ({ value: String(count), label: counted(count, 'adult') }))}
        {...form.field('adults')}
      />
      <FormFailure message={form.problem} />
      <div className="row folds">
        <Button type="submit" variant="go" busy={form.sending} busyLabel={t('Holding the room…')}>
          {t('Review and pay')}
        </Button>
        <Button variant="txt" onClick={onClose}>
          {t('Close')}
        </Button>
      </div>
    </form>
  );
}
