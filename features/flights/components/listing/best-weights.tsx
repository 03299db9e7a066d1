import { Disclosure } from '#components/ui/disclosure.tsx';
import { Stepper } from '#components/ui/stepper.tsx';
import type { Weights } from '../../rules/listing/filters.ts';
import styles from './listing.module.css';

/** Shows and changes the weights of the "Best" order. */
export function BestWeights({ weights, onChange }: { weights: Weights; onChange: (weights: Weights) => void }) {
  const step = (part: keyof Weights, label: string) => (
    <Stepper
      label={label}
      value={weights[part]}
      max={5}
      onChange={(value) => onChange({ ...weights, [part]: value })}
    />
  );
  return (
    <Disclosure
      summary={
        <span className="small">
          How we rank ‘Best’: price {weights.price}, time {weights.time}, stops {weights.changes}
        </span>
      }
      className={styles.weights}
    >
      {step('price', 'Price')}
      {step('time', 'Travel time')}
      {step('changes', 'Number of stops')}
      <p className="small muted">
        Price and time are compared with the best on this list. Airlines cannot pay for a place.
      </p>
    </Disclosure>
  );
}
