import { Fact } from '#components/ui/fact.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { Form } from '#lib/client/use-form.ts';
import type { CompanyView } from '../../contract.ts';
import { COST_FIELD_LABELS } from '../../rules/company-messages.ts';
import { lostCredit } from '../../rules/lost-credit.ts';
import type { GuestFormValues } from '../review/guest-values.ts';
import styles from '../review/review.module.css';

export type CostFieldsProps = { company: CompanyView; form: Form<Pick<GuestFormValues, 'fields'>> };
export type InvoiceToProps = {
  company: CompanyView;
  /** GST code of the state whose tax a stay bears; null abroad and for flights, whose tax follows the buyer. */
  taxState: string | null;
};

/** What the company asks to know of each booking. Nothing where it asks for nothing. */
export function CostFields({ company: { requiredFields, companyName }, form }: CostFieldsProps) {
  if (!requiredFields.length) return null;
  return (
    <section className={styles.section}>
      <h2 className="h3">For {companyName}</h2>
      <div className={styles.pair}>
        {requiredFields.map((field) => (
          <TextField
            key={field}
            label={COST_FIELD_LABELS[field]}
            autoComplete="off"
            {...form.field(`fields.${field}`)}
          />
        ))}
      </div>
    </section>
  );
}

/** To whom the invoice is made out: the company decides that, not the form. */
export function InvoiceTo({ company: { invoiceTo, companyName }, taxState }: InvoiceToProps) {
  if (!invoiceTo)
    return <p className="muted">The invoice names no GST registration: {companyName} has none here yet.</p>;
  const lost = lostCredit(taxState, invoiceTo.number);
  return (
    <>
      <p>
        {invoiceTo.companyName}, GST {invoiceTo.number} <span className="muted">({invoiceTo.address})</span>
      </p>
      {lost && <Fact tone="warn">{lost}</Fact>}
    </>
  );
}
