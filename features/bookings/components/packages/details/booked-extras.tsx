import { formatDateRange } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';
import { dataLanguage, t } from '#lib/shared/texts.ts';
import type { PackageBooking } from '../../../contract.ts';
import { nightsOfExtra } from '../../../rules/extras-text.ts';
import styles from '../../details/details.module.css';

export type BookedExtrasProps = { booking: PackageBooking };

/** What was added to a package: transfers, extra nights with their dates and hotel, a guide, meals. */
export function BookedExtras({ booking }: BookedExtrasProps) {
  return (
    <section aria-labelledby="added">
      <h2 id="added" className={`h3 ${styles.heading}`}>
        {t('Added to the journey')}
      </h2>
      <dl className={styles.guests}>
        {booking.extras.map((extra) => (
          <div key={extra.title}>
            <dt>{messageText(extra.title)}</dt>
            <dd>
              <ExtraText booking={booking} extra={extra} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type ExtraTextProps = BookedExtrasProps & { extra: PackageBooking['extras'][number] };

/** What an extra is, in the language of the page: of extra nights their dates and hotel; a text with names stays in English. */
function ExtraText({ booking, extra }: ExtraTextProps) {
  const nights = nightsOfExtra(extra, booking);
  if (nights)
    return t('{dates} at {hotel}.', { dates: formatDateRange(nights.from, nights.to, ''), hotel: nights.hotel });
  const text = messageText(extra.text);
  return text === extra.text ? <span lang={dataLanguage()}>{text}</span> : text;
}
