import { BOOKING_ACTIONS, BOOKING_STATES, nextState, TRANSITIONS } from './states.ts';

const ENDS = BOOKING_STATES.filter((state) => Object.keys(TRANSITIONS[state]).length === 0);

/** The state table as a Mermaid diagram for docs/booking-states.md, without actions that stay in their state. */
export function stateDiagram(): string {
  const arrows = BOOKING_STATES.flatMap((from) =>
    BOOKING_ACTIONS.flatMap((action) => {
      const to = nextState(from, action);
      return to === null || to === from ? [] : [`  ${from} --> ${to}: ${action}`];
    }),
  );
  return ['stateDiagram-v2', '  [*] --> quoted', ...arrows, ...ENDS.map((state) => `  ${state} --> [*]`)].join('\n');
}

/** The page docs/booking-states.md; a test compares the file with it. */
export const stateDiagramPage = (): string => `# The states of a booking

The state machine of \`features/bookings/rules/states.ts\`; a test keeps the two equal. Actions that change no state (saving
guests, paying again for the same order) are left out. \`awaiting_approval\`, \`approved\` and \`declined\` belong to
corporate bookings; a consumer's booking never reaches them.

\`\`\`mermaid
${stateDiagram()}
\`\`\`
`;
