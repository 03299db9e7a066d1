import { type KeyboardEvent, type Ref, type SyntheticEvent, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { TextareaField } from '#components/ui/textarea-field.tsx';
import type { FieldErrors } from '#lib/shared/errors.ts';
import { t } from '#lib/shared/texts.ts';
import styles from './assistant.module.css';

export type QuestionFormHandle = { ask: (question: string) => void; focus: () => void };

/**
 * The field of the next question. Enter sends, Shift and Enter begins a line. What is typed stays until it is answered,
 * and the field keeps the focus.
 */
export function QuestionForm({
  ref,
  onAsk,
}: {
  ref: Ref<QuestionFormHandle>;
  onAsk: (question: string) => Promise<FieldErrors>;
}) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const focus = () => form.current?.querySelector('textarea')?.focus();

  const send = async (question: string) => {
    if (busy) return;
    setBusy(true);
    setProblems({});
    const wrong = await onAsk(question);
    setBusy(false);
    setProblems(wrong);
    if (Object.keys(wrong).length) setTyped(question);
    else setTyped((now) => (now === question ? '' : now));
    focus();
  };
  useImperativeHandle(ref, () => ({ ask: (question: string) => void send(question), focus }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextareaField
        label={t('Your question')}
        name="question"
        rows={2}
        hint={t('Enter sends it. Leave out card numbers and passwords.')}
        error={problems.question}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblems({});
        }}
        onKeyDown={onKeyDown}
      />
      <FormFailure message={problems[''] ?? problems.turns} />
      <div>
        <Button type="submit" variant="go" busy={busy} busyLabel={t('Looking…')}>
          {t('Ask')}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {busy ? t('Looking for an answer') : ''}
      </p>
    </form>
  );
}
