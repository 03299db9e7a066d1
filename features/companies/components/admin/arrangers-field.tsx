'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { FieldError } from '#components/ui/field.tsx';
import { SearchChoice } from '#components/ui/search-choice.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSend } from '#lib/client/use-send.ts';
import { andList } from '#lib/shared/word-lists.ts';
import { saveArrangements } from '../../client/calls.ts';
import { arrangementsOptions, COMPANY, findPeople } from '../../client/company-queries.ts';
import type { ListedEmployee } from '../../organisation.ts';
import styles from './admin.module.css';
import { useRights } from './use-rights.ts';

/** Who may book for someone by name; each change is saved at once. */
export function ArrangersField({ employee }: { employee: ListedEmployee }) {
  const rights = useRights(2);
  const [find] = useState(() => findPeople(rights.companyId));
  const { data } = useQuery(arrangementsOptions(employee._id));
  const save = useSend(saveArrangements, {
    reads: COMPANY,
    done: () => toast.success('Saved. It applies from the next booking.'),
  });
  if (!data) return null;
  const { bookedBy, booksFor } = data;
  const ids = bookedBy.map(({ _id }) => _id);
  const write = (next: readonly string[]) => save.send({ userId: employee._id, bookedBy: [...next] });
  return (
    <section className={classNames(styles.form, styles.apart)} aria-labelledby="arrangers">
      <h3 id="arrangers" className="h3">
        Who may book for {employee.firstName}
      </h3>
      <p className="small muted">
        Besides {employee.firstName}, and whoever your company’s settings and roles allow.
        {booksFor.length > 0 && ` ${employee.firstName} may book for ${andList(booksFor.map(({ name }) => name))}.`}
      </p>
      {bookedBy.length > 0 && (
        <ul className={styles.arrangers} aria-label={`May book for ${employee.firstName}`}>
          {bookedBy.map(({ _id, name }) => (
            <li key={_id}>
              {rights.edit ? (
                <Button
                  size="sm"
                  icon="x"
                  aria-label={`Remove ${name}`}
                  busy={save.busy}
                  onClick={() => write(ids.filter((id) => id !== _id))}
                >
                  {name}
                </Button>
              ) : (
                <Chip>{name}</Chip>
              )}
            </li>
          ))}
        </ul>
      )}
      {rights.edit && (
        <SearchChoice
          key={ids.join()}
          label="Add a person who may book"
          chosen={null}
          onChoose={(found) => found && !ids.includes(found.id) && write([...ids, found.id])}
          find={async (words) => (await find(words)).filter(({ id }) => id !== employee._id && !ids.includes(id))}
          placeholder="Type a name"
        />
      )}
      <div role="alert">
        <FieldError>{save.message}</FieldError>
      </div>
    </section>
  );
}
