'use client';

import type { QueryKey } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { useSend } from '#lib/client/use-send.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { deletePhotographAtDesk, keepPhotographAtDesk } from '../../client/gallery/calls.ts';
import type { ReportedPhotograph } from '../../contract.ts';
import hosting from '../hosting/hosting.module.css';
import { EventPicture } from './event-picture.tsx';
import styles from './gallery.module.css';

export type ReportedPhotographsProps = {
  photographs: readonly ReportedPhotograph[];
  headingClass: 'h2' | 'h4';
  /** What is read anew after a decision. */
  reads: QueryKey;
  /** Whether a photograph is kept by itself. At a traveller's event the whole event is kept. */
  canKeep: boolean;
};

/** Photographs that guests reported, for the staff. Nothing where there are none. */
export function ReportedPhotographs({ photographs, headingClass, reads, canKeep }: ReportedPhotographsProps) {
  const deleting = useSend(deletePhotographAtDesk, { reads });
  const keeping = useSend(keepPhotographAtDesk, { reads });
  if (!photographs.length) return null;
  const Heading = headingClass === 'h2' ? 'h2' : 'h3';
  return (
    <div className={hosting.form}>
      <Heading className={headingClass}>Reported photographs</Heading>
      <ul className={hosting.lines} aria-label="Reported photographs">
        {photographs.map((photograph) => (
          <li key={photograph.photographId} className={`${hosting.line} ${styles.reported}`}>
            <div className={styles.small}>
              <EventPicture picture={photograph} sizes="140px" />
            </div>
            <div className={styles.form}>
              <p className={hosting.about}>
                {photograph.name} · {counted(photograph.reports, 'report')}
              </p>
              <p className={hosting.text}>{photograph.alt}</p>
              <div className={styles.buttons}>
                <Button
                  variant="out"
                  size="sm"
                  onClick={() => deleting.send({ photographId: photograph.photographId })}
                >
                  Delete the photograph
                </Button>
                {canKeep && (
                  <Button
                    variant="out"
                    size="sm"
                    onClick={() => keeping.send({ photographId: photograph.photographId })}
                  >
                    Keep the photograph
                  </Button>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      <FormFailure message={deleting.message ?? keeping.message ?? undefined} />
    </div>
  );
}
