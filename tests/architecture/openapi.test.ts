import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operations } from '#app/api/operations.ts';
import { openApiDocument } from '#lib/server/http/openapi.ts';
import { ERROR_STATUS } from '#lib/shared/errors.ts';

const document = openApiDocument(operations);

/** OpenAPI 3.1.0 (spec.openapis.org/oas/v3.1.0), as much of it as we write; strict, so that a slip of a name shows. */
const schema = z.record(z.string(), z.unknown());
const content = z.record(z.string().regex(/^\w+\/[\w.+-]+$/), z.strictObject({ schema }));
const parameter = z.strictObject({
  name: z.string().min(1),
  in: z.enum(['query', 'header']),
  required: z.boolean(),
  schema,
});
const operation = z.strictObject({
  operationId: z.string().min(1),
  summary: z.string().min(10),
  description: z.string().optional(),
  tags: z.array(z.string()).min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(parameter),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  responses: z.record(
    z.string().regex(/^(\d{3}|default)$/),
    z.strictObject({ description: z.string().min(1), content }),
  ),
});
const openApi = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string().min(1), version: z.string().min(1), description: z.string() }),
  paths: z.record(
    z.string().regex(/^\/api\/[\w/.-]+$/),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), schema),
    securitySchemes: z.record(
      z.string(),
      z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), bearerFormat: z.string() }),
    ),
  }),
});

const { paths, components } = openApi.parse(document);
const described = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({ path, method: method.toUpperCase(), one })),
);
const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** Every object in a JSON value, with where it stands. */
function* objectsIn(value: unknown, at = ''): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Record<string, unknown>];
  for (const [key, part] of Object.entries(value)) yield* objectsIn(part, `${at}/${key}`);
}

describe('[7.20] the OpenAPI document', () => {
  it('describes exactly the operations that there are', () => {
    expect(described.map(({ path, method }) => `${method} ${path}`).sort()).toEqual(
      operations.map(({ path, method }) => `${method} ${path}`).sort(),
    );
    expect(described.map(({ one }) => one.operationId).sort()).toEqual(operations.map(({ name }) => name).sort());
    expect(new Set(described.map(({ one }) => one.operationId)).size).toBe(operations.length);
  });

  it('is JSON, and its references lead somewhere', () => {
    const json = JSON.parse(JSON.stringify(document)) as unknown;
    for (const [at, { $ref: reference }] of objectsIn(json)) {
      if (typeof reference !== 'string') continue;
      expect(reference, at).toMatch(/^#\/components\/schemas\//);
      expect(Object.keys(components.schemas), at).toContain(reference.split('/').at(-1));
    }
    for (const [at, { type }] of objectsIn(json))
      if (typeof type === 'string' && !at.endsWith('/properties') && !at.includes('securitySchemes'))
        expect(TYPES, at).toContain(type);
  });

  it.each(described.map(({ path, method, one }) => [`${method} ${path}`, one] as const))(
    '%s says who may call, what it takes and how it fails',
    (_, one) => {
      const declared = operations.find(({ name }) => name === one.operationId);
      const signedIn = ['consumer', 'corporate', 'signed-in', 'event-guest', 'staff'].includes(declared?.caller ?? '');
      expect(one.security).toEqual(signedIn ? [{ bearer: [] }] : undefined);
      expect(Object.keys(components.securitySchemes)).toContain('bearer');
      expect(Boolean(one.requestBody)).toBe(Boolean(declared?.body));
      expect(one.parameters.some((parameter) => parameter.in === 'query')).toBe(Boolean(declared?.query));
      expect(one.parameters.some(({ name }) => name === 'Idempotency-Key')).toBe(
        signedIn && declared?.method !== 'GET' && declared?.transaction !== 'none',
      );
      expect(new Set(one.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).size).toBe(
        one.parameters.length,
      );
      expect(one.responses.default?.content['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/Failure',
      });
    },
  );

  it('[6.2] names the right that a corporate operation needs', () => {
    for (const { name, permission } of operations) {
      const described = Object.values(paths)
        .flatMap((methods) => Object.values(methods))
        .find(({ operationId }) => operationId === name);
      if (permission) expect(described?.description, name).toContain(`The caller's role needs ${permission}.`);
    }
    expect(operations.filter(({ permission }) => permission).length).toBeGreaterThan(0);
  });

  it('names every code that a failure may carry', () => {
    const { code } = components.schemas.Failure!.properties as Record<string, { enum: string[] }>;
    expect(code?.enum).toEqual(Object.keys(ERROR_STATUS));
  });
});
