import axios from 'axios';

/** How long a call may take; refresh and logout have their own limits (9.8). */
const TIMEOUT_MS = 30_000;

/** The one axios client. Its base host is configuration (7.21); empty means the page's own origin. */
export const http = axios.create({ baseURL: process.env.NEXT_PUBLIC_API_BASE_URL ?? '', timeout: TIMEOUT_MS });
