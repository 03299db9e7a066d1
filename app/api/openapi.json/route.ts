import { openApiDocument } from '#lib/server/http/openapi.ts';
import { operations } from '../operations.ts';

export const GET = () =>
  Response.json(openApiDocument(operations), { headers: { 'cache-control': 'public, max-age=300' } });
