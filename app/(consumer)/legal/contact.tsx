import { operator } from '#lib/server/operator.ts';
import { telephoneHref } from '#lib/shared/telephone.ts';

/** The operator and how to reach them; unconfigured lines are left out. */
export function Contact() {
  const { name, address, email, phone, hours, samplePhone, grievanceOfficer } = operator();
  if (!address && !email && !grievanceOfficer && (!phone || samplePhone))
    return (
      <>
        <p>{name} runs this site. It is a demonstration: it takes no real money and makes no real bookings.</p>
        {phone && (
          <p>
            Telephone: <a href={telephoneHref(phone)}>{phone}</a>, {hours}. This is a sample number. It is not
            connected.
          </p>
        )}
      </>
    );
  return (
    <dl>
      <div>
        <dt>Company</dt>
        <dd>{[name, address].filter(Boolean).join(', ')}</dd>
      </div>
      {email && (
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>Telephone</dt>
          <dd>
            <a href={telephoneHref(phone)}>{phone}</a>
            {hours && `, ${hours}`}
            {samplePhone && '. This is a sample number. It is not connected.'}
          </dd>
        </div>
      )}
      {grievanceOfficer && (
        <div>
          <dt>Grievance officer</dt>
          <dd>
            {grievanceOfficer}. You get an acknowledgement within 48 hours and an answer within one month of your
            complaint.
          </dd>
        </div>
      )}
    </dl>
  );
}
