import 'server-only';
import { z } from 'zod';
import { type AnyOperation, needsToken } from '#lib/shared/define-operation.ts';
import { ERROR_STATUS } from '#lib/shared/errors.ts';
import { PRODUCT, VERSION } from '#lib/shared/product.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _version, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json;
  return json;
};

const FAILURE = {
  type: 'object',
  required: ['status', 'code', 'message', 'requestId'],
  properties: {
    status: { const: 'FAILURE' },
    code: { enum: Object.keys(ERROR_STATUS) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' }, description: 'messages beside their fields' },
    details: { type: 'object' },
    requestId: { type: 'string' },
  },
};

/** The OpenAPI 3.1 document of the operations, made from the same objects that parse and answer the calls. */
export function openApiDocument(operations: readonly AnyOperation[]): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations)
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(operation);
  return {
    openapi: '3.1.0',
    info: {
      title: `${PRODUCT.name} API`,
      version: VERSION,
      description:
        'Answers are `{ status: "SUCCESS", data }` or `{ status: "FAILURE", code, message, fields?, requestId }`. Money is an integer number of paise. Mutating calls take an `Idempotency-Key`; a repeat returns the first answer, and what failed may be tried again under the same key.',
    },
    paths,
    components: {
      schemas: { Failure: FAILURE },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function describe(operation: AnyOperation): Json {
  const signedIn = needsToken(operation);
  const data = operation.file
    ? { [operation.file]: { schema: { type: 'string', format: 'binary' } } }
    : {
        'application/json': {
          schema: {
            type: 'object',
            required: ['status', 'data'],
            properties: { status: { const: 'SUCCESS' }, data: schemaOf(operation.response as z.ZodType, 'output') },
          },
        },
      };
  return {
    operationId: operation.name,
    summary: operation.summary,
    tags: [operation.name.split('.')[0]],
    ...(operation.requirements || operation.permission ? { description: descriptionOf(operation) } : {}),
    ...(signedIn ? { security: [{ bearer: [] }] } : {}),
    parameters: [
      ...queryParameters(operation),
      ...(signedIn && operation.method !== 'GET' && operation.transaction !== 'none' ? [IDEMPOTENCY] : []),
    ],
    ...(operation.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(operation.body as z.ZodType, 'input') } },
          },
        }
      : {}),
    responses: {
      200: { description: 'Done', content: data },
      default: {
        description: 'Refused, with the reason',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

const descriptionOf = ({ requirements = [], permission }: AnyOperation): string =>
  [
    ...(requirements.length ? [`Requirements ${requirements.join(', ')}.`] : []),
    ...(permission ? [`The caller's role needs ${permission}.`] : []),
  ].join(' ');

const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 100 },
};

function queryParameters(operation: AnyOperation): Json[] {
  if (!operation.query) return [];
  const flat = (schema: Json): [string, Json, boolean][] =>
    Array.isArray(schema.allOf)
      ? (schema.allOf as Json[]).flatMap(flat)
      : Object.entries((schema.properties ?? {}) as Record<string, Json>).map(([name, value]) => [
          name,
          value,
          ((schema.required as string[] | undefined) ?? []).includes(name),
        ]);
  return flat(schemaOf(operation.query as z.ZodType, 'input')).map(([name, schema, required]) => ({
    name,
    in: 'query',
    required,
    schema,
  }));
}
