'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { Price } from '#components/ui/price.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { useSession } from '#features/session/client/session.ts';
import { QueryProvider } from '#lib/client/query-client.tsx';
import { cartRoutes } from '#lib/shared/cart-routes.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { routes } from '#lib/shared/routes.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useAddToCart, type ToAdd } from '../client/use-cart.ts';
import { lineText } from './line-text.ts';
import styles from './cart.module.css';

export type AddScreenProps = {
  /** What the address names; null where it names nothing that can be sold. */
  what: ToAdd | null;
  /** Where to go on looking. */
  back: string;
};

/** Adds what the address names as soon as the page is open, and says what became of it. */
export const AddScreen = (props: AddScreenProps) => (
  <QueryProvider>
    <Add {...props} />
  </QueryProvider>
);

function Add({ what, back }: AddScreenProps) {
  const isSignedIn = useSession(({ status, loggedInUserType }) => status === 'in' && loggedInUserType === PRODUCT.id);
  const isKnown = useSession(({ status }) => status !== 'checking');
  const [key] = useState(randomId);
  const { mutate, data, error, reset } = useAddToCart(isSignedIn);
  const begin = useEffectEvent(() => what && mutate({ what, key: `${key}-${isSignedIn}` }));
  useEffect(() => {
    if (isKnown) begin();
  }, [isKnown]);
  const again = () => {
    reset();
    if (what) mutate({ what, key: randomId() });
  };
  if (!what || error)
    return (
      <ErrorState
        level={1}
        title={t('This was not added')}
        meaning={error?.message ?? t('This link does not say what to add. Choose it again.')}
        actions={
          <>
            {error && (
              <Button variant="ink" size="sm" onClick={again}>
                {t('Try again')}
              </Button>
            )}
            <Button variant="out" size="sm" href={back}>
              {t('Continue browsing')}
            </Button>
          </>
        }
      />
    );
  if (!data) return <LoadingRows label={t('Adding to your cart')} count={1} />;
  return (
    <div className={styles.screen} role="status">
      <h1 className="h1">{t('Added to your cart')}</h1>
      <p className="lead">
        {messageText(data.title)}, <Price money={{ amount: data.total, currency: data.currency }} />
      </p>
      <p className="muted">
        {t('{line}. {terms}.', { line: lineText(data.line), terms: messageText(data.terms) })}{' '}
        {t(
          'bookingId' in what
            ? 'It stays as it is: what is kept for you is kept until its deadline.'
            : 'Nothing is held yet: the price and what is free can change until you book.',
        )}
        {!isSignedIn && ` ${t('It stays in this tab until you sign in.')}`}
      </p>
      <p className={styles.finds}>
        <Button variant="go" href={cartRoutes.cart()}>
          {t('Open the cart')}
        </Button>
        <Button href={back}>{t('Continue browsing')}</Button>
        <Button variant="txt" href={routes.landingFor('flights')}>
          {t('Find flights for this trip')}
        </Button>
      </p>
    </div>
  );
}
