import type { TicketCodes as Codes } from '../../contract.ts';
import { codePath } from '../../rules/code-path.ts';
import styles from './offline-trips.module.css';

/** Light modules around a code. */
const MARGIN = 3;

/** The bar codes of a stored e-ticket, each below its passenger and flights, on white in both themes: scanners need it. */
export function TicketCodes({ note, codes }: Codes) {
  const heading = codes.length > 1 ? 'E-ticket codes' : 'E-ticket code';
  return (
    <section className={styles.codes} aria-label={heading}>
      <h3 className="h4">{heading}</h3>
      <p className="small">{note}</p>
      <ul className={styles.codeList}>
        {codes.map(({ passenger, flights, ticket, width, dark }) => (
          <li key={`${ticket} ${flights}`}>
            <svg
              role="img"
              aria-label={`E-ticket code of ${passenger}, ${flights}`}
              viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${width + 2 * MARGIN}`}
              shapeRendering="crispEdges"
              className={styles.code}
            >
              <rect x={-MARGIN} y={-MARGIN} width="100%" height="100%" fill="white" />
              <path d={codePath({ width, dark })} fill="black" />
            </svg>
            <p>
              <strong>{passenger}</strong>
            </p>
            <p className="small muted">
              {flights}. E-ticket {ticket.slice(0, 3)}-{ticket.slice(3)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
