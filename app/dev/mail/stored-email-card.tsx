import type { StoredEmail } from '#lib/server/mail/folder-post.ts';

const LINK = /(https?:\/\/\S+)/;

/** A stored email; links in it work. */
export function StoredEmailCard({ email: { to, subject, text, at, files = [] } }: { email: StoredEmail }) {
  return (
    <article style={{ borderTop: '1px solid var(--line)', paddingTop: 'var(--s4)' }}>
      <h2 className="h4">{subject}</h2>
      <p className="small muted">
        To {to}, <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')} UTC</time>
      </p>
      <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch', marginTop: 'var(--s3)' }}>
        {text.split(LINK).map((part, index) =>
          LINK.test(part) ? (
            <a key={index} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </p>
      {files.length > 0 && <p className="small muted">Attached: {files.join(', ')}</p>}
    </article>
  );
}
