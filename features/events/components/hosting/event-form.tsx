'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { RestoredDraft } from '#components/feedback/restored-draft.tsx';
import { Button } from '#components/ui/button.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { SearchChoice } from '#components/ui/search-choice.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import { callOperation } from '#lib/client/call-operation.ts';
import { useDraftForm } from '#lib/client/use-draft-form.ts';
import type { SentForm } from '#lib/client/use-form.ts';
import { eventRoutes } from '#lib/shared/event-routes.ts';
import { placeText } from '#lib/shared/place-text.ts';
import { randomId } from '#lib/shared/random-id.ts';
import { t } from '#lib/shared/texts.ts';
import { changeHosted, host } from '../../client/calls.ts';
import { findCities } from '../../client/find-cities.ts';
import { HOSTED } from '../../client/hosted.ts';
import type { HostedEvent } from '../../contract.ts';
import { MOST_PLACES } from '../../rules/hosting-limits.ts';
import styles from './hosting.module.css';
import { ProgrammeFields } from './programme-fields.tsx';
import { sentOf, type TypedEvent, typedOf } from './typed-event.ts';

export type EventFormProps = { event: HostedEvent | null };

/** Makes or changes an event. What is typed stays in this tab until it is saved; the server checks it. */
export function EventForm({ event }: EventFormProps) {
  const queries = useQueryClient();
  const router = useRouter();
  const form = useDraftForm<TypedEvent>(`event-${event?.code ?? 'new'}`, typedOf(event));
  const send = async (typed: TypedEvent) => {
    const body = sentOf(typed);
    const { code } = await (event
      ? callOperation(changeHosted, { body: { ...body, code: event.code }, key: randomId() })
      : callOperation(host, { body, key: randomId() }));
    form.forget();
    await queries.invalidateQueries({ queryKey: HOSTED });
    router.push(eventRoutes.registered({ event: code }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.submit(send)}>
      <RestoredDraft {...form} />
      <TextField label={t('Title of the event')} maxLength={80} {...form.field('title')} />
      <TextField
        label={t('In one sentence')}
        hint={t('Shown above the description.')}
        maxLength={120}
        {...form.field('headline')}
      />
      <TextareaField label={t('Description')} rows={6} {...form.field('about')} />
      <PlaceFields form={form} />
      <TimeFields form={form} />
      <TextField
        label={t('Places')}
        hint={t('On each day, up to {most}. A registration takes one for each person.', { most: MOST_PLACES })}
        inputMode="numeric"
        maxLength={6}
        {...form.field('places')}
      />
      <ProgrammeFields form={form} />
      <p className="small muted">
        {t(
          'Whoever has the link sees the page, with your first name and initial. Leave out web and email addresses and telephone numbers: a text with one is not accepted. Whoever registers can sign in to the event; you see their names, how many they are and their days.',
        )}
      </p>
      <FormFailure message={form.problem} />
      <div className={styles.buttons}>
        <Button type="submit" variant="go" busy={form.sending} busyLabel={t('Saving…')}>
          {t(event ? 'Save the changes' : 'Make the event')}
        </Button>
        <Button variant="txt" href={event ? eventRoutes.registered({ event: event.code }) : eventRoutes.hosted()}>
          {t('Back')}
        </Button>
      </div>
    </form>
  );
}

function PlaceFields({ form }: { form: SentForm<TypedEvent> }) {
  const { city, cityLabel } = form.values;
  return (
    <>
      <input type="hidden" name="city" value={city} />
      <SearchChoice
        label={t('City')}
        placeholder={t('Type a city')}
        chosen={city ? { id: city, label: placeText(cityLabel) } : null}
        onChoose={(found) => form.change({ city: found?.id ?? '', cityLabel: found?.label ?? '' })}
        find={findCities}
        error={form.errorOf('city')}
      />
      <TextField
        label={t('Where it takes place')}
        hint={t('A house, a hall, a meeting point')}
        maxLength={80}
        {...form.field('venueName')}
      />
      <TextField label={t('Address')} maxLength={160} {...form.field('venueAddress')} />
    </>
  );
}

function TimeFields({ form }: { form: SentForm<TypedEvent> }) {
  return (
    <FieldGroup legend={t('When')} hint={t('By the clock of the city. Registration closes when the event begins.')}>
      <div className={styles.pair}>
        <TextField label={t('First day')} type="date" {...form.field('startsOn')} />
        <TextField label={t('Begins at')} type="time" {...form.field('startTime')} />
        <TextField label={t('Last day')} type="date" min={form.values.startsOn} {...form.field('endsOn')} />
        <TextField label={t('Ends at')} type="time" {...form.field('endTime')} />
      </div>
    </FieldGroup>
  );
}
