import { Disclosure } from '#components/ui/disclosure.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import { OUTCOMES, type PaymentOutcome } from '../../rules/checkout.ts';
import styles from './choose-ending.module.css';

type Props = { value: PaymentOutcome; onChange: (outcome: PaymentOutcome) => void };

/** For testers: selects the outcome of the payment. The current selection is visible while it is collapsed. */
export function ChooseEnding({ value, onChange }: Props) {
  const chosen = OUTCOMES.find((outcome) => outcome.value === value);
  return (
    <Disclosure
      className={styles.ending}
      summary={
        <span>
          {t('Choose how this payment ends')}
          <span className={styles.chosen}>{chosen && t(chosen.label)}</span>
        </span>
      }
    >
      <FieldGroup legend={t('How this payment ends')} hideLegend>
        {OUTCOMES.map((outcome) => (
          <Radio
            key={outcome.value}
            name="outcome"
            value={outcome.value}
            label={t(outcome.label)}
            note={messageText(outcome.note)}
            checked={value === outcome.value}
            onChange={() => onChange(outcome.value)}
          />
        ))}
      </FieldGroup>
    </Disclosure>
  );
}
