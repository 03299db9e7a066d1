'use client';

import { FieldGroup } from '#components/ui/field-group.tsx';
import { LineEditor } from '#components/ui/line-editor.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { SentForm } from '#lib/client/use-form.ts';
import { t } from '#lib/shared/texts.ts';
import { MOST_LINES } from '../../rules/hosting-limits.ts';
import styles from './hosting.module.css';
import type { TypedEvent } from './typed-event.ts';

/** The programme, line by line. */
export function ProgrammeFields({ form }: { form: SentForm<TypedEvent> }) {
  const { programme, startsOn, endsOn } = form.values;
  return (
    <FieldGroup legend={t('Programme')} hint={t('You can add it later.')} error={form.errorOf('programme')}>
      <LineEditor
        lines={programme}
        most={MOST_LINES}
        addLabel={t('Add a line')}
        newLine={() => ({ day: programme.at(-1)?.day ?? startsOn, at: '', what: '', where: '' })}
        nameOf={(_, at) => t('line {n} of the programme', { n: at + 1 })}
        onLines={(lines) => form.change({ programme: lines })}
        className={styles.lines}
        lineClassName={styles.line}
      >
        {(_, at, remove) => (
          <>
            <div className={styles.pair}>
              <TextField
                label={t('Day of line {n}', { n: at + 1 })}
                type="date"
                min={startsOn}
                max={endsOn}
                {...form.field(`programme.${at}.day`)}
              />
              <TextField label={t('Time')} type="time" {...form.field(`programme.${at}.at`)} />
            </div>
            <TextField label={t('What happens')} maxLength={120} {...form.field(`programme.${at}.what`)} />
            <TextField label={t('Where')} optional maxLength={80} {...form.field(`programme.${at}.where`)} />
            <div>{remove}</div>
          </>
        )}
      </LineEditor>
    </FieldGroup>
  );
}
