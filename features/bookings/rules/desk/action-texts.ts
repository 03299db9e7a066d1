import { formatMoney, money } from '#lib/shared/money.ts';
import { andList } from '#lib/shared/word-lists.ts';
import type { DeskBooking } from '../../contract.ts';
import type { StaffAction } from './staff-actions.ts';

/** What the confirmation of an action says: its title, its consequences, its button, and what replaces the button once it is done. */
export type ActionText = { title: string; consequences: string[]; button: string; busy: string; done: string };

/** The parts of a full refund: "₹7,400 to where it was paid from and ₹1,000 to the traveller’s wallet". */
export function refundParts({ back, currency }: Pick<DeskBooking, 'back' | 'currency'>): string {
  const shown = (amount: number) => formatMoney(money(amount, currency));
  return andList([
    ...(back.toSource ? [`${shown(back.toSource)} to where it was paid from`] : []),
    ...(back.toWallet ? [`${shown(back.toWallet)} to ${back.account}`] : []),
  ]);
}

/** The texts of an action on this booking. */
export function actionText(action: StaffAction, booking: DeskBooking): ActionText {
  const { seller, total, currency, refundWaiting, state } = booking;
  const shown = (amount: number) => formatMoney(money(amount, currency));
  const paid = state === 'unknown' || state === 'confirming';
  const texts: Record<StaffAction, ActionText> = {
    askSupplier: {
      title: `Ask ${seller} again now?`,
      consequences: [
        'The question goes out within seconds, instead of at its next time.',
        paid
          ? `Its answer decides: a confirmation confirms the booking, a refusal refunds ${shown(total)}.`
          : 'Its answer finishes what was asked for, with the refund or payment that was agreed.',
      ],
      button: 'Ask again',
      busy: 'Asking…',
      done: `${seller} is being asked.`,
    },
    recordConfirmed: {
      title: `Did ${seller} confirm this booking?`,
      consequences: [
        `The booking is confirmed with the code below, and ${shown(total)} goes to ${seller}.`,
        'The traveller gets the confirmation, the voucher and the invoice by email.',
        'It cannot be undone here. After that, refunds follow the cancellation terms.',
      ],
      button: 'Record as confirmed',
      busy: 'Recording…',
      done: 'The booking is confirmed.',
    },
    refundAll: {
      title: 'Not booked: refund everything?',
      consequences: [
        `Refund: ${refundParts(booking)}.`,
        `The booking ends. If ${seller} made a reservation all the same, it is cancelled.`,
        'The traveller is told by email. It cannot be taken back.',
      ],
      button: `Refund ${shown(total)}`,
      busy: 'Refunding…',
      done: `The booking has ended, and ${shown(total)} goes back.`,
    },
    retryRefund: {
      title: 'Try the refund again now?',
      consequences: [
        `The payment gateway is asked for ${shown(refundWaiting)} within seconds. It makes each refund once, however often it is asked.`,
      ],
      button: 'Try again',
      busy: 'Sending…',
      done: 'The gateway is being asked.',
    },
  };
  return texts[action];
}
