'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { Dialog } from '#components/ui/dialog.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { LoadingRows, Row, Rows } from '#components/ui/rows.tsx';
import { Tag } from '#components/ui/tag.tsx';
import type { SavedTraveller } from '#features/travellers/contract.ts';
import { travellerFacts, travellerName } from '#lib/shared/traveller-labels.ts';
import { t } from '#lib/shared/texts.ts';
import { savedTraveller, savedTravellers } from '../../client/saved-travellers.ts';

export type SavedTravellerDialogProps = { onChoose: (traveller: SavedTraveller) => void; onClose: () => void };

/** Selects one of the account's saved travellers. */
export function SavedTravellerDialog({ onChoose, onClose }: SavedTravellerDialogProps) {
  const { data, error } = useQuery(savedTravellers);
  const choose = useMutation({
    mutationFn: savedTraveller,
    onSuccess: (traveller) => {
      onChoose(traveller);
      onClose();
    },
  });
  const people = data?.travellers ?? [];
  return (
    <Dialog open title={t('Saved travellers')} onClose={onClose}>
      <div className="stack">
        {!data && !error && <LoadingRows label={t('Loading your travellers')} count={2} />}
        {data && !people.length && (
          <p>
            {t(
              'No travellers saved yet. Tick “Save for the next booking” under the names, or add people under Travellers in your account.',
            )}
          </p>
        )}
        {people.length > 0 && (
          <Rows label={t('Saved travellers')} busy={choose.isPending}>
            {people.map((person) => (
              <Row
                key={person._id}
                title={travellerName(person)}
                detail={travellerFacts(person)}
                facts={person.isSelf ? <Tag>{t('You')}</Tag> : null}
                onOpen={() => choose.mutate(person._id)}
              />
            ))}
          </Rows>
        )}
        <FormFailure message={(error ?? choose.error)?.message} />
      </div>
    </Dialog>
  );
}
