import { operator } from '#lib/server/operator.ts';
import { Sentence } from '#components/ui/sentence.tsx';
import { telephoneHref } from '#lib/shared/telephone.ts';
import { dataLanguage, t } from '#lib/shared/texts.ts';

/** The operator and how to reach them; unconfigured lines are left out. */
export function Contact() {
  const { name, address, email, phone, hours, samplePhone, grievanceOfficer } = operator();
  if (!address && !email && !grievanceOfficer && (!phone || samplePhone))
    return (
      <>
        <p>
          {t('{name} runs this site. It is a demonstration: it takes no real money and makes no real bookings.', {
            name,
          })}
        </p>
        {phone && (
          <p>
            <Sentence
              text={t('Telephone: {phone}, {hours}. This is a sample number. It is not connected.')}
              parts={{ phone: <a href={telephoneHref(phone)}>{phone}</a>, hours: t(hours ?? '') }}
            />
          </p>
        )}
      </>
    );
  return (
    <dl>
      <div>
        <dt>{t('Company')}</dt>
        <dd lang={dataLanguage()}>{[name, address].filter(Boolean).join(', ')}</dd>
      </div>
      {email && (
        <div>
          <dt>{t('Email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>{t('Telephone')}</dt>
          <dd>
            <a href={telephoneHref(phone)}>{phone}</a>
            {hours && <span lang={samplePhone ? undefined : dataLanguage()}>, {t(hours)}</span>}
            {samplePhone && `. ${t('This is a sample number. It is not connected.')}`}
          </dd>
        </div>
      )}
      {grievanceOfficer && (
        <div>
          <dt>{t('Grievance officer')}</dt>
          <dd>
            <span lang={dataLanguage()}>{grievanceOfficer}.</span>{' '}
            {t('You get an acknowledgement within 48 hours and an answer within one month of your complaint.')}
          </dd>
        </div>
      )}
    </dl>
  );
}
