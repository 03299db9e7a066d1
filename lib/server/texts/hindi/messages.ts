import 'server-only';

export const MESSAGES = {} as const;
