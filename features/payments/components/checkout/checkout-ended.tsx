import { Button } from '#components/ui/button.tsx';
import { Fact } from '#components/ui/fact.tsx';
import styles from './paid.module.css';

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
      <h1 className="h3">{title}</h1>
      <p>
        <Fact tone={tone}>{text}</Fact>
      </p>
      <Button href={leaveUrl} plain variant="go">
        Go back to the shop
      </Button>
    </div>
  );
}
