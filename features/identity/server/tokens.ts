import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

/** A new token, to refresh a session or in a mailed link: 256 bits of chance. Only the browser keeps it. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token (SHA-256: the token itself is random enough). */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
