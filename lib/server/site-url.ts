import 'server-only';
import { env } from './env.ts';

/** The public address of the product; the base of canonical links, shared pictures and the sitemap. */
export const siteUrl = (): URL => new URL(process.env.PUBLIC_URL || `http://localhost:${env().PORT}`);
