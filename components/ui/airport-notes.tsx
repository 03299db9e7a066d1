import { Fact } from './fact.tsx';

/** Notes about a trip's airports (`airportChanges`), one per line; nothing without notes. */
export const AirportNotes = ({ notes }: { notes: readonly string[] }) =>
  notes.map((note) => (
    <p key={note}>
      <Fact tone="warn" icon="alert">
        {note}
      </Fact>
    </p>
  ));
