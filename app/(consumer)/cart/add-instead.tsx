import { cartRoutes } from '#lib/shared/cart-routes.ts';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { Sentence } from '#components/ui/sentence.tsx';
import { t } from '#lib/shared/texts.ts';

/**
 * Below a review: puts what it is of into the cart, to look for the rest of the trip. A plain link, without script. Not
 * shown where the cart refuses what is reviewed, as a room of an event's block, whose review is opened by its booking alone.
 */
export function AddInstead({ asked }: { asked: SearchParams }) {
  const params = Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
  return (
    <p className="small muted">
      <Sentence
        text={t('More for this trip? {link}: one payment for all of it.')}
        parts={{ link: <a href={cartRoutes.add(params)}>{t('Add this to your cart and continue browsing')}</a> }}
      />
    </p>
  );
}
