import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { t } from '#lib/shared/texts.ts';
import styles from './paid.module.css';

/** @texts */
const WORDS = {
  paid: { title: 'This order is paid', tone: 'good', text: 'It is charged once. There is nothing more to do here.' },
  closed: {
    title: 'This payment is closed',
    tone: 'plain',
    text: 'Its time is over, or it was cancelled. Nothing was charged.',
  },
} as const;

/** An order that can no longer be paid here: what became of it, and the way back. */
export function CheckoutEnded({ state, leaveUrl }: { state: 'paid' | 'closed'; leaveUrl: string }) {
  const { title, tone, text } = WORDS[state];
  return (
    <div className={styles.paid}>
      <h1 className="h3">{t(title)}</h1>
      <p>
        <Fact tone={tone}>{t(text)}</Fact>
      </p>
      <Button href={leaveUrl} plain variant="go">
        {t('Go back to the shop')}
      </Button>
    </div>
  );
}
