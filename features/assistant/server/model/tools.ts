import 'server-only';
import * as z from 'zod';
import type { IsoDate } from '#lib/shared/dates.ts';
import { jsonOf } from '#lib/shared/json-of.ts';
import type { ModelCall, ModelTool } from '#lib/server/ports/language-model.ts';
import type { Reply } from '../../contract.ts';
import { answerOf, replyOf } from '../../rules/answer.ts';
import { entitiesOf } from '../../rules/entities.ts';
import type { Intent } from '../../rules/intents.ts';
import type { Reads } from '../../rules/reads.ts';

/** What each tool is for. They are the answers of the rules: the same reads, the same proposals, the same rights. */
const TOOLS: Partial<Record<Intent, { for: 'everybody' | 'signed-in'; description: string }>> = {
  help: { for: 'everybody', description: 'Searches the help answers and the magazine for words.' },
  trips: { for: 'signed-in', description: 'The caller’s bookings: product, code, dates, price, status.' },
  'refund-status': { for: 'signed-in', description: 'Where the refund of a cancelled booking is.' },
  'refund-if-cancelled': { for: 'signed-in', description: 'What comes back if a booking is cancelled now.' },
  cancel: {
    for: 'signed-in',
    description: 'Shows the caller a button to cancel a booking. Cancels nothing: the caller decides.',
  },
  release: {
    for: 'signed-in',
    description: 'Shows the caller a button to cancel an unpaid hold. Cancels nothing: the caller decides.',
  },
  baggage: { for: 'signed-in', description: 'Baggage that a booked flight includes.' },
  'check-in': { for: 'signed-in', description: 'Check-in and check-out times of a booking.' },
  documents: { for: 'signed-in', description: 'Which documents of a booking are ready.' },
  'change-dates': { for: 'signed-in', description: 'Whether and how the dates of a booking can change.' },
  wallet: { for: 'signed-in', description: 'The balance of the caller’s wallet.' },
  'policy-limits': { for: 'signed-in', description: 'Limits of the caller’s travel policy, at a city.' },
  'approval-status': { for: 'signed-in', description: 'The caller’s requests for approval and their status.' },
};

const given = z.object({
  booking: z.string().max(40).optional(),
  city: z.string().max(60).optional(),
  words: z.string().max(100).optional(),
});

const PARAMETERS = {
  type: 'object',
  additionalProperties: false,
  properties: {
    booking: { type: 'string', description: 'code of a booking; leave out for the only one that fits' },
    city: { type: 'string' },
    words: { type: 'string', description: 'for help: what to search for' },
  },
};

/** The tools of a caller: those on bookings only for whoever is signed in. */
export const toolsFor = ({ own }: Reads): ModelTool[] =>
  Object.entries(TOOLS)
    .filter(([, tool]) => tool.for === 'everybody' || own !== null)
    .map(([name, { description }]) => ({ name: name.replaceAll('-', '_'), description, parameters: PARAMETERS }));

/** What a tool found, for the model; and with its links and proposal, for the caller. */
export type ToolResult = { text: string; reply: Reply | null };

/** Runs a call of a model. Arguments that are no arguments and tools that are none give a text that says so. */
export async function runTool(call: ModelCall, reads: Reads, today: IsoDate): Promise<ToolResult> {
  const intent = call.name.replaceAll('_', '-') as Intent;
  const isOffered = toolsFor(reads).some(({ name }) => name === call.name);
  if (!isOffered) return { text: JSON.stringify({ error: 'There is no such tool.' }), reply: null };
  const parsed = given.safeParse(jsonOf(call.arguments || '{}'));
  if (!parsed.success) return { text: JSON.stringify({ error: 'The arguments do not fit.' }), reply: null };
  const question = [parsed.data.booking, parsed.data.city, parsed.data.words].filter(Boolean).join(' ');
  const asked = { ...entitiesOf(question, today, reads.latinPlaces), intent, score: 1, continues: null };
  const found = await answerOf(intent, { question, asked, reads, today });
  const reply = replyOf(found.intent, found.answer);
  const { paragraphs, facts, proposal } = reply;
  return { text: JSON.stringify({ paragraphs, facts, buttonShown: proposal !== null }), reply };
}
