'use client';

import { useRef, useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { LoadingRows, Row, Rows } from '#components/ui/rows.tsx';
import { Tag } from '#components/ui/tag.tsx';
import { travellerFacts, travellerName } from '#lib/shared/traveller-labels.ts';
import { t } from '#lib/shared/texts.ts';
import { useTravellers } from '../client/use-travellers.ts';
import type { TravellerRow } from '../contract.ts';
import { MOST_TRAVELLERS } from '../rules/most-travellers.ts';
import { BusinessPart } from './business-part.tsx';
import type { RemoveTravellerProps } from './remove-traveller-dialog.tsx';
import type { TravellerDialogProps } from './traveller-dialog.tsx';
import type { TravellerFormValues } from './traveller-form-values.ts';
import styles from './travellers.module.css';

const TravellerDialog = dialogOnDemand<TravellerDialogProps>(() =>
  import('./traveller-dialog.tsx').then((dialog) => dialog.TravellerDialog),
);
const RemoveTravellerDialog = dialogOnDemand<RemoveTravellerProps>(() =>
  import('./remove-traveller-dialog.tsx').then((dialog) => dialog.RemoveTravellerDialog),
);

type Open = { edit: TravellerRow | null; typed: TravellerFormValues | null } | { remove: TravellerRow } | null;

/** The people the person books for, themselves first, and the business details for invoices. */
export function TravellersScreen() {
  const { data, error, refetch } = useTravellers();
  const [open, setOpen] = useState<Open>(null);
  const onClose = () => setOpen(null);
  const typed = useRef(new Map<string | null, TravellerFormValues>());
  const edit = (row: TravellerRow | null) => setOpen({ edit: row, typed: typed.current.get(row?._id ?? null) ?? null });
  const people = data?.travellers ?? [];
  const full = people.length >= MOST_TRAVELLERS;
  return (
    <div className={styles.screen}>
      <h1 className="h1">{t('Travellers')}</h1>
      {error && !data ? (
        <ErrorState
          title={t('Your travellers could not be loaded')}
          meaning={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <section className={classNames('card', styles.part)} aria-labelledby="saved-travellers">
            <div className="row apart folds">
              <h2 id="saved-travellers" className="h3">
                {t('Saved travellers')}
              </h2>
              {data && !full && <Button onClick={() => edit(null)}>{t('Add a traveller')}</Button>}
            </div>
            {!data && <LoadingRows label={t('Loading your travellers')} count={2} />}
            {data && !people.length && (
              <p className="muted">{t('No travellers saved yet. Add yourself first, then the people you book for.')}</p>
            )}
            {people.length > 0 && (
              <Rows label={t('Saved travellers')}>
                {people.map((person) => (
                  <Row
                    key={person._id}
                    title={travellerName(person)}
                    detail={travellerFacts(person)}
                    facts={person.isSelf ? <Tag>{t('You')}</Tag> : null}
                    end={
                      <>
                        <Button
                          size="sm"
                          aria-label={t('Edit {name}', { name: travellerName(person) })}
                          onClick={() => edit(person)}
                        >
                          {t('Edit')}
                        </Button>
                        <Button
                          size="sm"
                          variant="txt"
                          aria-label={t('Remove {name}', { name: travellerName(person) })}
                          onClick={() => setOpen({ remove: person })}
                        >
                          {t('Remove')}
                        </Button>
                      </>
                    }
                  />
                ))}
              </Rows>
            )}
            {full && (
              <p className="small muted">
                {t('You have saved {n} travellers, which is the most.', { n: MOST_TRAVELLERS })}
              </p>
            )}
          </section>
          {data && <BusinessPart business={data.business} />}
        </>
      )}
      {open && 'edit' in open && (
        <TravellerDialog
          row={open.edit}
          first={people.every(({ isSelf }) => !isSelf)}
          typed={open.typed}
          onType={(values) => {
            if (values) typed.current.set(open.edit?._id ?? null, values);
            else typed.current.delete(open.edit?._id ?? null);
          }}
          onClose={onClose}
        />
      )}
      {open && 'remove' in open && <RemoveTravellerDialog row={open.remove} onClose={onClose} />}
    </div>
  );
}
