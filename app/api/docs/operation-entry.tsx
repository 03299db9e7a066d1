import { Disclosure } from '#components/ui/disclosure.tsx';
import { Tag } from '#components/ui/tag.tsx';
import type { CallerKind, Operation } from '#lib/shared/define-operation.ts';
import { fieldsOf, type Field } from './fields-of.ts';
import styles from './docs.module.css';

const WHO: Record<CallerKind, string> = {
  public: 'anyone',
  consumer: 'signed in',
  'signed-in': 'signed in',
  corporate: 'signed in for work',
  'event-guest': 'signed in to the event',
  staff: 'staff, at the desk',
  signature: 'signed request',
};

/** One operation: how to call it and what it does; expanded, all its fields. */
export function OperationEntry({ operation }: { operation: Operation }) {
  const { method, path, caller, summary, query, body, response, file } = operation;
  const parts: [string, Field[]][] = [
    ['In the address', query ? fieldsOf(query, 'input') : []],
    ['In the body', body ? fieldsOf(body, 'input') : []],
    ['It answers', file ? [{ name: file, type: 'file', required: true, about: '' }] : fieldsOf(response, 'output')],
  ];
  return (
    <article className={styles.operation}>
      <div className={styles.head}>
        <h3 className={styles.path}>
          <code className={styles.method}>{method}</code> <code>{path}</code>
        </h3>
        <Tag>{WHO[caller]}</Tag>
      </div>
      <p className="muted">{summary}</p>
      <Disclosure summary={<span className="small">Fields</span>}>
        {parts.map(([label, fields]) => fields.length > 0 && <Fields key={label} label={label} fields={fields} />)}
      </Disclosure>
    </article>
  );
}

function Fields({ label, fields }: { label: string; fields: Field[] }) {
  return (
    <section className={styles.fields}>
      <h4 className={styles.label}>{label}</h4>
      <dl>
        {fields.map(({ name, type, required, about }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              {!required && <span className="faint"> optional</span>}
            </dt>
            <dd className="muted">{[type, about].filter(Boolean).join('; ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
