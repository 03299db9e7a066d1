import 'server-only';
import { eq } from 'drizzle-orm';
import { hotelsBySlug } from '#features/hotels/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { renderEmail } from '#lib/server/mail/render-email.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { writeIn } from '#lib/server/mail/write-in.ts';
import { unsubscribeLink } from '#lib/server/mail/unsubscribe.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams } from '#lib/shared/stay-shape.ts';
import { priceEmail } from '../rules/price-email.ts';
import { stayOf } from './saved.repo.ts';
import { savedStays } from './tables.ts';

/** To someone who watches a stay; nobody, once they stopped watching or removed it, or its first day has come. */
const priceFell: MailTemplate = async (
  db,
  { facts: { savedId = '', firstName = '', price = '', before }, language },
) => {
  const [row] = await db.select().from(savedStays).where(eq(savedStays.id, savedId));
  const hotel = row && (await hotelsBySlug(db, [row.hotelSlug])).get(row.hotelSlug);
  if (!hotel || !row.watched || row.checkIn < clock.today(hotel.zone)) return null;
  const told = {
    firstName,
    hotel: hotel.name,
    stay: stayOf(row),
    price: Number(price),
    before: before === undefined ? null : Number(before),
    savedPrice: row.savedPrice,
    today: clock.today(hotel.zone),
  };
  const page = routes.hotel(hotel.slug, stayParams(stayOf(row)));
  const unsubscribe = unsubscribeLink({ companyId: null, userId: row.userId, kind: 'priceDrops' });
  return { ...writeIn(language, () => renderEmail(priceEmail({ ...told, link: linkTo(page) }))), unsubscribe };
};

/** The email templates of this feature, by the name that `enqueueMail` uses. */
export const savedEmails: Record<string, MailTemplate> = { 'price-fell': priceFell };
