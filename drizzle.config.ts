import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` writes a migration from the tables; `npm start` applies it. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./lib/server/db/tables.ts', './features/*/server/tables.ts', './features/*/server/*/tables.ts'],
  out: './drizzle',
});
