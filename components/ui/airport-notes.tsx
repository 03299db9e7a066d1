import { Fact } from './fact.tsx';

/** What is to be known of the airports of a trip (`airportChanges`), a line each; nothing where there is nothing to say. */
export const AirportNotes = ({ notes }: { notes: readonly string[] }) =>
  notes.map((note) => (
    <p key={note}>
      <Fact tone="warn" icon="alert">
        {note}
      </Fact>
    </p>
  ));
