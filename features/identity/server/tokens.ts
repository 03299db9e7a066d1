import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

/** A new token for a session or a link in an email: 256 random bits. Only the browser stores it. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The hash stored for a token (SHA-256 suffices for a random token). */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
