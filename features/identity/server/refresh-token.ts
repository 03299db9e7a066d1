import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

/** A new refresh token: 256 bits of chance. Only the browser keeps it. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a refresh token (SHA-256: the token itself is random enough). */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
