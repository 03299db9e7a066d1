/** Reads `.env` as `npm start` does, for scripts that are run by themselves. What is set already wins. */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile?.('.env');

// A script serves nobody: what a deployment must have is checked where the server starts.
process.env.SARAI_ENV ||= 'local';
