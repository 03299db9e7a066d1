import { Button } from '#components/ui/button.tsx';
import { FormFailure } from '#components/ui/form-failure.tsx';
import { formatMoney } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import { useConfirm } from '../client/use-confirm.ts';
import type { Proposal } from '../contract.ts';
import styles from './assistant.module.css';

type ProposalCardProps = {
  proposal: Proposal;
  outcome: string | null;
  isOpen: boolean;
  onDone: (outcome: string) => void;
};

/** The button that carries out a proposal, with its consequence; then what was done. */
export function ProposalCard({ proposal, outcome, isOpen, onDone }: ProposalCardProps) {
  const confirm = useConfirm();
  if (outcome) return <p className={styles.outcome}>{outcome}</p>;
  if (!isOpen) return <p className="small muted">{t('Not confirmed. Ask again to see what applies now.')}</p>;
  return (
    <div className={styles.proposal}>
      <FormFailure message={confirm.error?.message} />
      <Button
        variant="ink"
        busy={confirm.isPending}
        busyLabel={t(proposal.action === 'bookings.cancel' ? 'Cancelling…' : 'Cancelling the hold…')}
        onClick={() => confirm.mutate(proposal, { onSuccess: onDone })}
      >
        {labelOf(proposal)}
      </Button>
    </div>
  );
}

/** What pressing the button does, with what comes back. */
function labelOf(proposal: Proposal): string {
  if (proposal.action === 'bookings.release') return t('Cancel the hold of {title}', { title: proposal.title });
  const { title, expectedRefund: amount, currency } = proposal;
  return amount > 0
    ? t('Cancel {title} and get {amount} back', { title, amount: formatMoney({ amount, currency }) })
    : t('Cancel {title}; no refund', { title });
}
