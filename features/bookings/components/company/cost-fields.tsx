import { Fact } from '#components/ui/fact.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import type { Form } from '#lib/client/use-form.ts';
import type { CompanyView } from '../../contract.ts';
import { COST_FIELD_LABELS } from '../../rules/company-messages.ts';
import { lostCredit } from '../../rules/gst-details.ts';
import type { GuestFormValues } from '../review/guest-values.ts';
import styles from '../review/review.module.css';
import { budgetList, BudgetNames } from './budget-names.tsx';

export type CostFieldsProps = { company: CompanyView; form: Form<Pick<GuestFormValues, 'fields'>> };
export type InvoiceToProps = {
  company: CompanyView;
  /** GST state code of a stay's place of supply; null abroad and for flights, whose place of supply is the buyer's. */
  taxState: string | null;
};

/** Fields the company requires for each booking; nothing where it requires none. */
export function CostFields({ company: { requiredFields, companyName }, form }: CostFieldsProps) {
  if (!requiredFields.length) return null;
  return (
    <section className={styles.section}>
      <h2 className="h3">For {companyName}</h2>
      <BudgetNames />
      <div className={styles.pair}>
        {requiredFields.map((field) => (
          <TextField
            key={field}
            label={COST_FIELD_LABELS[field]}
            autoComplete="off"
            list={budgetList(field)}
            {...form.field(`fields.${field}`)}
          />
        ))}
      </div>
    </section>
  );
}

/** The registration the invoice is made out to, as the company's settings say. */
export function InvoiceTo({ company: { invoiceTo, companyName }, taxState }: InvoiceToProps) {
  if (!invoiceTo)
    return <p className="muted">The invoice will carry no GST number: {companyName} has no GST registration yet.</p>;
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
