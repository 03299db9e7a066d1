'use client';

import { useRouter } from 'next/navigation';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { useSession } from '#features/session/client/session.ts';
import { askToSignIn } from '#features/session/client/sign-in-prompt.ts';
import { QueryProvider } from '#lib/client/query-client.tsx';
import { cartRoutes } from '#lib/shared/cart-routes.ts';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useCart, useHoldCart } from '../client/use-cart.ts';
import type { CartItem } from '../contract.ts';
import { CartCard } from './cart-card.tsx';
import { CartSum } from './cart-sum.tsx';
import { OpenPayment } from './open-payment.tsx';
import styles from './cart.module.css';

/** The cart: every item with its price then and now, what does not fit together, and the total. */
export const CartScreen = () => (
  <QueryProvider>
    <Cart />
  </QueryProvider>
);

function Cart() {
  const isSignedIn = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === PRODUCT.id);
  const isKnown = useSession(({ status }) => status !== 'checking');
  const { data, error, refetch } = useCart(isSignedIn);
  return (
    <div className={styles.screen}>
      <h1 className="h1">{t('Your cart')}</h1>
      <p className="muted">
        {t(
          'Stays, flights and packages of one trip: one list of travellers, one payment. Nothing in it is held yet unless it says so.',
        )}
      </p>
      {data && isKnown ? (
        data.length ? (
          <FilledCart items={data} isSignedIn={isSignedIn} />
        ) : (
          <EmptyCart />
        )
      ) : error ? (
        <ErrorState title={t('Your cart could not be loaded')} meaning={error.message} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows label={t('Checking prices for your cart')} count={3} />
      )}
    </div>
  );
}

function EmptyCart() {
  return (
    <div className={styles.empty}>
      <p>{t('Nothing is in it yet. Choose “Add to cart” beside a room, a flight or a package.')}</p>
      <p className={styles.finds}>
        <Button href={routes.landing()}>{t('Find a stay')}</Button>
        <Button href={routes.landingFor('flights')}>{t('Find flights')}</Button>
        <Button href={packageRoutes.list()}>{t('Find a package')}</Button>
      </p>
    </div>
  );
}

function FilledCart({ items, isSignedIn }: { items: CartItem[]; isSignedIn: boolean }) {
  const router = useRouter();
  const hold = useHoldCart();
  const free = items.filter(({ now }) => now);
  const paymentId = items.find(({ booking }) => booking?.paymentId)?.booking?.paymentId ?? null;
  const refused = new Map(hold.data?.refused.map(({ itemId, message }) => [itemId, message]));
  const held = items.flatMap(({ booking }) => (booking?.state === 'held' ? [booking.bookingId] : []));
  const book = async () => {
    if (!isSignedIn) return void (await askToSignIn());
    const answer = await hold
      .mutateAsync(free.map(({ _id, now }) => ({ itemId: _id, acceptedTotal: now?.total ?? 0 })))
      .catch(() => null);
    if (answer && !answer.refused.length)
      router.push(cartRoutes.checkout(answer.held.map(({ bookingId }) => bookingId)));
  };
  return (
    <div className={styles.layout}>
      <ul className={styles.list} aria-label={t('What is in your cart')}>
        {items.map((item) => (
          <li key={item._id}>
            <CartCard item={item} refusal={refused.get(item._id)} />
          </li>
        ))}
      </ul>
      <CartSum items={items}>
        {paymentId ? (
          <OpenPayment paymentId={paymentId} items={items} />
        ) : (
          <>
            {refused.size > 0 && (
              <div role="alert" className={styles.problem}>
                <p className="strong">{t(held.length ? 'Not all of it could be held' : 'None of it could be held')}</p>
                <p className="small">
                  {t('What could not be held says why and stays in your cart. Nothing was charged.')}
                  {held.length > 0 && ` ${t('The rest is held: continue with it, or remove it to release it.')}`}
                </p>
              </div>
            )}
            {hold.error && (
              <p role="alert" className={styles.problem}>
                {messageText(hold.error.message)}
              </p>
            )}
            {refused.size > 0 && held.length > 0 && (
              <Button variant="ink" wide href={cartRoutes.checkout(held)}>
                {t('Continue with what is held')}
              </Button>
            )}
            <Button
              variant="go"
              size="lg"
              wide
              busy={hold.isPending}
              busyLabel={t('Holding everything…')}
              disabled={!free.length}
              onClick={() => void book()}
            >
              {t(free.length === items.length ? 'Book everything' : 'Book the other items')}
            </Button>
            <p className="small muted">
              {t(
                isSignedIn
                  ? 'We check and hold every part first. You see what is held before you pay.'
                  : 'Sign in to book. Your cart comes with you.',
              )}
            </p>
          </>
        )}
      </CartSum>
    </div>
  );
}
