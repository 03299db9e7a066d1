import { messageText } from '#lib/shared/messages.ts';
import { oneOrMany, t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { AmendmentOf } from '../flight-amendments.ts';
import { refundNote } from '../price-notes.ts';
import { openTrip, sentence, tripOf, withMoney, type EmailContext, type Written } from './email-context.ts';

/** @texts */
const TEXTS = {
  hotel: {
    refused: 'The hotel did not cancel what you asked for. Your booking is unchanged.',
    one: '{rooms} at {title} is cancelled',
    many: '{rooms} at {title} are cancelled',
    left: 'What is left of the stay',
  },
  package: {
    refused: 'The tour operator did not cancel what you asked for. Your booking is unchanged.',
    one: '{rooms} of {title} is cancelled',
    many: '{rooms} of {title} are cancelled',
    left: 'What is left of the package',
  },
};

/** Rooms of a stay or a package were cancelled, or the supplier refused it: the refund, and what is left. */
export function roomsAmended(
  context: EmailContext,
  { state, what, words, amount, toSource, charge }: AmendmentOf<'cancel'>,
  category: keyof typeof TEXTS,
): Written {
  const { booking, title, payerAccount } = context;
  const texts = TEXTS[category];
  if (state === 'refused')
    return { subject: t('{title} was not changed', { title }), parts: [t(texts.refused), openTrip(context)] };
  const rooms = what.rooms?.length ?? 0;
  const parts = { toSource, toWallet: amount - toSource, charge };
  return {
    subject: t(oneOrMany(rooms, texts.one, texts.many), { rooms: counted(rooms, 'room'), title }),
    parts: [
      sentence(messageText(words)),
      withMoney(context, messageText(refundNote(parts, booking.currency, category, payerAccount))),
      { heading: t(texts.left) },
      ...tripOf(context),
      openTrip(context),
    ],
  };
}
