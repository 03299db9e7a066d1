'use client';

import { Button } from '#components/ui/button.tsx';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import { useRemoveSaved, useWatchStay } from '../client/use-saved.ts';
import type { SavedStay } from '../contract.ts';
import { priceSince } from '../rules/price-news.ts';
import { StayRow } from './stay-row.tsx';
import styles from './saved.module.css';

/** A saved stay of one's own: what its price was, and whether it is watched. */
export function SavedCard({ saved }: { saved: SavedStay }) {
  const { hotel, price, savedPrice, watched, savedAt } = saved;
  const [watch, remove] = [useWatchStay(), useRemoveSaved()];
  const failure = watch.error ?? remove.error;
  return (
    <StayRow
      saved={saved}
      since={savedAt.slice(0, 10)}
      below={<p className="small muted">{priceSince(savedPrice, price)}</p>}
      action={
        <Button
          size="sm"
          variant="txt"
          aria-label={t('Remove {name}', { name: hotel.name })}
          busy={remove.isPending}
          busyLabel={t('Removing…')}
          onClick={() => remove.mutate(saved._id)}
        >
          {t('Remove')}
        </Button>
      }
    >
      <label className={styles.watch}>
        <input
          type="checkbox"
          checked={watch.isPending ? watch.variables.watched : watched}
          onChange={(event) => watch.mutate({ savedId: saved._id, watched: event.target.checked })}
        />
        {t('Tell me when it costs less')}
      </label>
      {failure && (
        <p className="small" role="alert">
          {messageText(failure.message)}
        </p>
      )}
    </StayRow>
  );
}
