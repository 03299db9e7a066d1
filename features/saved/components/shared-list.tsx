'use client';

import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { useSession } from '#features/session/client/session.ts';
import { askToSignIn } from '#features/session/client/sign-in-prompt.ts';
import { IsolatedQueryProvider } from '#lib/client/query-client.tsx';
import { accountRoutes } from '#lib/shared/account-routes.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { isNotFound } from '#lib/shared/is-not-found.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import { useLikeStay, useMyLikes, useSharedList } from '../client/use-shared-list.ts';
import type { SharedStay } from '../contract.ts';
import { SaveStay } from './save-stay.tsx';
import { StayRow } from './stay-row.tsx';
import styles from './saved.module.css';

export type SharedListProps = {
  /** The key in the link; '' without one. */
  listKey: string;
  today: IsoDate;
};

/** The stays of a shared list, each with who likes it. It stays as it is when its reader signs in. */
export const SharedList = (props: SharedListProps) => (
  <IsolatedQueryProvider>
    <Stays {...props} />
  </IsolatedQueryProvider>
);

function Stays({ listKey, today }: SharedListProps) {
  const { data, error, refetch } = useSharedList(listKey);
  if (error)
    return (
      <ErrorState
        title={t('This list could not be opened')}
        meaning={
          !listKey || isNotFound(error)
            ? t('It is no longer shared, or a part of its link is missing. Ask for the link again.')
            : error.message
        }
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingRows label={t('Loading the shared list')} count={3} />;
  return (
    <div className={styles.screen}>
      <h1 className="h1">{t('Saved by {name}', { name: data.sharedBy })}</h1>
      <p className="muted">
        {t('Nothing is booked or held. Each price is today’s lowest for these dates and guests.')}
      </p>
      {data.stays.length ? (
        <ul className={styles.list} aria-label={t('Saved by {name}', { name: data.sharedBy })}>
          {data.stays.map((stay) => (
            <li key={stay._id}>
              <SharedCard listKey={listKey} shared={stay} today={today} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('Nothing is saved now')}
          actions={<Button href={routes.landing()}>{t('Find a stay')}</Button>}
        >
          {t('{name} has removed the stays, or their dates are over.', { name: data.sharedBy })}
        </EmptyState>
      )}
    </div>
  );
}

function SharedCard({ listKey, shared, today }: { listKey: string; shared: SharedStay; today: IsoDate }) {
  const userId = useSession(({ status, loggedInUserType, userID }) =>
    status === 'in' && loggedInUserType === PRODUCT.id ? userID : null,
  );
  const mine = useMyLikes(listKey, userId).data;
  const like = useLikeStay(listKey);
  const isLiked = like.isPending ? like.variables.liked : (mine?.liked.includes(shared._id) ?? false);
  const press = async () => {
    if (userId !== null) like.mutate({ savedId: shared._id, liked: !isLiked });
    else if (await askToSignIn()) like.mutate({ savedId: shared._id, liked: true });
  };
  return (
    <StayRow
      saved={shared}
      since={today}
      below={
        mine?.isMine ? (
          <Button size="sm" variant="txt" href={accountRoutes.saved()}>
            {t('Open your list')}
          </Button>
        ) : (
          <div className={styles.choices}>
            <Button
              size="sm"
              variant={isLiked ? 'ink' : 'out'}
              aria-pressed={isLiked}
              aria-label={t('Like {hotel}', { hotel: shared.hotel.name })}
              onClick={() => void press()}
            >
              {isLiked ? t('Liked') : t('Like')}
            </Button>
          </div>
        )
      }
    >
      {!mine?.isMine && (
        <p className="small">
          {t('For your own list')}
          <SaveStay hotel={shared.hotel.slug} stay={shared.stay} />
        </p>
      )}
      {like.error && (
        <p className="small" role="alert">
          {messageText(like.error.message)}
        </p>
      )}
    </StayRow>
  );
}
