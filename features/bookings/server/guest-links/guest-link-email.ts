import 'server-only';
import { eq } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { renderEmail } from '#lib/server/mail/render-email.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { mailedRoutes } from '#lib/shared/mailed-routes.ts';
import { canDo } from '../../rules/can-do.ts';
import { guestLinkEmail } from '../../rules/emails/guest-link-email.ts';
import { bookingById } from '../bookings.repo.ts';
import { isForCompany } from '../company/evaluate-booking.ts';
import { bookingSummary } from '../products/index.ts';
import { guestLinks } from '../tables.ts';
import { factsOf } from '../transition.ts';
import { tokenFor } from './guest-links.repo.ts';
import { guestPlaceOf } from './guest-places.ts';

/** The email with a guest's link, whose token is made now. Nobody, once the link or the time for names has ended. */
export const guestLinkMail: MailTemplate = (db, { facts: { companyId = '', linkId = '' } }) =>
  inCompany(db, companyId, async (tx) => {
    const [link] = await tx.select().from(guestLinks).where(eq(guestLinks.id, linkId));
    if (!link) return null;
    const booking = await bookingById(tx, link.bookingId);
    if (!isForCompany(booking) || !canDo(booking.state, 'saveGuests', factsOf(booking, clock.now())).allowed)
      return null;
    const token = await tokenFor(tx, link.id);
    if (!token) return null;
    const { name: title, place } = bookingSummary(booking);
    return renderEmail(
      guestLinkEmail({
        company: booking.company.companyName,
        asker: booking.company.bookedBy.name,
        title,
        city: guestPlaceOf(booking, link.place).trip.city,
        from: booking.checkIn,
        to: booking.checkOut,
        today: clock.today(place.zone),
        ends: link.expiresAt,
        zone: place.zone,
        link: linkTo(mailedRoutes.guestDetails(token)),
      }),
    );
  });
