import { Tag, type TagTone } from '#components/ui/tag.tsx';
import type { TransportState } from '../rules/states.ts';

const TONES: Record<TransportState, TagTone> = {
  waiting: 'plain',
  quoted: 'good',
  awaiting_approval: 'plain',
  approved: 'warn',
  booking: 'plain',
  confirmed: 'good',
  declined: 'bad',
  unavailable: 'bad',
  cancelled: 'plain',
};

/** The state of a request as a label; expired quotes need attention. */
export function StateTag({ state, status, hasQuote }: { state: TransportState; status: string; hasQuote: boolean }) {
  return <Tag tone={state === 'quoted' && !hasQuote ? 'warn' : TONES[state]}>{status}</Tag>;
}
