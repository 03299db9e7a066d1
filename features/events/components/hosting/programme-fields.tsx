'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#components/ui/button.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { SentForm } from '#lib/client/use-form.ts';
import { MOST_LINES } from '../../rules/hosting-limits.ts';
import styles from './hosting.module.css';
import type { TypedEvent } from './typed-event.ts';

/** The programme, line by line. A new line gets the focus, and the button that adds one when a line is removed. */
export function ProgrammeFields({ form }: { form: SentForm<TypedEvent> }) {
  const lines = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLSpanElement>(null);
  const { programme, startsOn } = form.values;
  const addLine = () => {
    const day = programme.at(-1)?.day ?? startsOn;
    flushSync(() => form.change({ programme: [...programme, { day, at: '', what: '', where: '' }] }));
    lines.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  };
  const removeLine = (index: number) => {
    flushSync(() => form.change({ programme: programme.filter((_, at) => at !== index) }));
    add.current?.querySelector<HTMLElement>('button')?.focus();
  };
  return (
    <FieldGroup legend="Programme" hint="You can add it later." error={form.errorOf('programme')}>
      <ul className={styles.lines} ref={lines}>
        {programme.map((_, index) => (
          <li key={index} className={styles.line}>
            <div className={styles.pair}>
              <TextField
                label={`Day of line ${index + 1}`}
                type="date"
                min={startsOn}
                max={form.values.endsOn}
                {...form.field(`programme.${index}.day`)}
              />
              <TextField label="Time" type="time" {...form.field(`programme.${index}.at`)} />
            </div>
            <TextField label="What" maxLength={120} {...form.field(`programme.${index}.what`)} />
            <TextField label="Where" optional maxLength={80} {...form.field(`programme.${index}.where`)} />
            <div>
              <Button
                variant="txt"
                size="sm"
                aria-label={`Remove line ${index + 1} of the programme`}
                onClick={() => removeLine(index)}
              >
                Remove
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {programme.length < MOST_LINES && (
        <span ref={add}>
          <Button variant="out" size="sm" onClick={addLine}>
            Add a line
          </Button>
        </span>
      )}
    </FieldGroup>
  );
}
