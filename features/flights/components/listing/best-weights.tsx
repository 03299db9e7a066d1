import { Disclosure } from '#components/ui/disclosure.tsx';
import { Stepper } from '#components/ui/stepper.tsx';
import { t } from '#lib/shared/texts.ts';
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
          {t('How we rank ‘Best’: price {price}, time {time}, stops {stops}', {
            price: weights.price,
            time: weights.time,
            stops: weights.changes,
          })}
        </span>
      }
      className={styles.weights}
    >
      {step('price', t('Price'))}
      {step('time', t('Travel time'))}
      {step('changes', t('Number of stops'))}
      <p className="small muted">
        {t('Price and time are compared with the best on this list. Airlines cannot pay for a place.')}
      </p>
    </Disclosure>
  );
}
