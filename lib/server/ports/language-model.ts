import 'server-only';

/** A tool that a language model may call; `parameters` is a JSON Schema. */
export type ModelTool = { name: string; description: string; parameters: Record<string, unknown> };

/** A call that a model wants made. Its arguments are text that it wrote: not trusted, perhaps no JSON. */
export type ModelCall = { id: string; name: string; arguments: string };

export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; calls: readonly ModelCall[] }
  | { role: 'tool'; callId: string; content: string };

/** What a model said: text, or calls of tools. */
export type ModelTurn = { text: string | null; calls: readonly ModelCall[] };

/** A language model. `complete` throws when it does not answer in time, or with anything else than a turn. */
export type LanguageModel = {
  complete: (messages: readonly ModelMessage[], tools: readonly ModelTool[], signal: AbortSignal) => Promise<ModelTurn>;
};
