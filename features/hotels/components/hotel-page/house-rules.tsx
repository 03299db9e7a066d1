import { telephoneHref } from '#lib/shared/telephone.ts';
import { capital } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { HotelPageInfo } from '../../contract.ts';
import { houseRuleText } from '../../rules/house-rules.ts';
import styles from './house-rules.module.css';

/** What the hotel allows and asks for at check-in; what it does not say is named as such. */
export function HouseRules({ hotel }: { hotel: HotelPageInfo }) {
  const { known, unknown } = houseRuleText(hotel);
  return (
    <section className={styles.rules} aria-labelledby="house-rules">
      <h2 id="house-rules" className="h2">
        {t('House rules')}
      </h2>
      <dl className={styles.list}>
        {known.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {unknown.length > 0 && (
          <div>
            <dt>{t('Not stated')}</dt>
            <dd>{t('{rules}. Ask the hotel.', { rules: capital(unknown.join(', ')) })}</dd>
          </div>
        )}
        {hotel.telephone && (
          <div>
            <dt>{t('Telephone')}</dt>
            <dd>
              <a href={telephoneHref(hotel.telephone)}>{hotel.telephone}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
