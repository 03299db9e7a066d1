import { Fact } from '#components/ui/fact.tsx';
import { Price } from '#components/ui/price.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { Select } from '#components/ui/select.tsx';
import { formatMoney, money } from '#lib/shared/money.ts';
import { formatExtras } from '#lib/shared/format-extras.ts';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { PackageExtra, PackageExtraChoice, PackageTax } from '../contract.ts';
import { linesOfExtra } from '../rules/price-of-extras.ts';
import { priceOfParty } from '../rules/price-of-party.ts';
import styles from './extra-fields.module.css';

export type ExtraFieldsProps = {
  offered: readonly PackageExtra[];
  chosen: readonly PackageExtraChoice[];
  /** Null while the party is incomplete: then no prices are shown. */
  rooms: readonly RoomOccupancy[] | null;
  tax: PackageTax;
  /** Id of the form that books. */
  form: string;
  onChange: (next: PackageExtraChoice[]) => void;
};

/** The extras of a journey, each a select with its prices for the party, all taxes included. It works without script. */
export function ExtraFields({ offered, chosen, rooms, tax, form, onChange }: ExtraFieldsProps) {
  const priceOf = (extra: PackageExtra, quantity: number): number | null =>
    rooms && priceOfParty(NOTHING, tax, [], linesOfExtra(extra, quantity, rooms)).total;
  return (
    <ul className={styles.extras}>
      {offered.map((extra) => {
        const { code, title, text, most } = extra;
        const own = chosen.find((one) => one.code === code);
        const others = chosen.filter((one) => one.code !== code);
        const one = priceOf(extra, 1);
        const options = Array.from({ length: most }, (_, at) => {
          const price = priceOf(extra, at + 1);
          return {
            value: formatExtras([{ code, quantity: at + 1 }]),
            label: [quantityText(extra, at + 1), price && formatMoney(money(price))].filter(Boolean).join(', '),
          };
        });
        return (
          <li key={code} className={styles.extra}>
            <div>
              <p id={`extra-${code}`} className="strong">
                {messageText(title)}
              </p>
              <p className="small muted">{messageText(text)}</p>
              {one !== null && (
                <p className="small faint">
                  <Sentence
                    text={t(most > 1 ? '{price} for {what}' : '{price} for your party')}
                    parts={{ price: <Price money={money(one)} />, what: quantityText(extra, 1) }}
                  />
                </p>
              )}
            </div>
            <Select
              name="extra"
              form={form}
              aria-labelledby={`extra-${code}`}
              value={own ? formatExtras([own]) : ''}
              onChange={({ target: { value } }) => {
                const quantity = Number(value.split('-')[1] ?? 0);
                onChange(quantity ? [...others, { code, quantity }] : others);
              }}
              options={[{ value: '', label: t('Not added') }, ...options]}
            />
          </li>
        );
      })}
      {!rooms && (
        <li>
          <Fact tone="muted">{t('Prices are shown once your party is complete.')}</Fact>
        </li>
      )}
    </ul>
  );
}

const NOTHING = { single: 0, double: 0, triple: 0, child: 0 };

const quantityText = ({ unit }: PackageExtra, quantity: number): string =>
  unit === 'room' ? counted(quantity, 'night') : unit === 'day' ? counted(quantity, 'day') : t('Added');
