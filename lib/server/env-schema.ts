import 'server-only';
import { z } from 'zod';
import { oneLine } from '#lib/shared/text-fields.ts';
import { ENVIRONMENT_NAMES } from './environments.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const url = z.string().url();
const flag = z.enum(['yes', 'no']).default('no');
const secret = z.string().min(32, 'needs at least 32 characters');

/**
 * Every variable the server reads. `.env.example` lists the same ones with default and effect; a test compares them.
 */
export const envSchema = z.object({
  SARAI_ENV: z.enum(ENVIRONMENT_NAMES).default('prod'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: url.optional(),
  NEXT_PUBLIC_API_BASE_URL: z.union([url, z.literal('')]).default(''),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_OWNER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(16),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO: z.enum(['auto', 'yes', 'no']).default('auto'),
  SESSION_SECRET: secret.optional(),
  GATEWAY_KEY_SECRET: secret.optional(),
  GATEWAY_WEBHOOK_SECRET: secret.optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be 32 bytes in base64url (npx web-push generate-vapid-keys)')
    .optional(),
  PUSH_HOSTS: z
    .string()
    .regex(/^(\*\.)?[a-z0-9.-]+( (\*\.)?[a-z0-9.-]+)*$/, 'must be host names with spaces between them')
    .default('fcm.googleapis.com *.push.services.mozilla.com *.notify.windows.com *.push.apple.com'),
  PUSH_STAND_IN: url.optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be the id of a Firebase project, such as sarai-4f2a1')
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{20,60}$/, 'must be the apiKey of the Firebase web app')
    .optional(),
  FIREBASE_APP_ID: z
    .string()
    .regex(/^\d+:\d+:web:[0-9a-f]+$/, 'must be the appId of the Firebase web app, such as 1:481234567890:web:0a1b2c3d')
    .optional(),
  FIREBASE_MESSAGING_SENDER_ID: z
    .string()
    .regex(/^\d{4,20}$/, 'must be the messagingSenderId of the Firebase web app, digits alone')
    .optional(),
  FIREBASE_VAPID_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, 'must be the public key of the project’s Web Push certificate: 65 bytes in base64url')
    .optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().min(1).max(20_000).optional(),
  FIREBASE_STAND_IN: url.optional(),
  APPLE_PASS_TYPE_ID: z
    .string()
    .regex(/^pass(\.[A-Za-z0-9-]+)+$/, 'must be a pass type identifier, such as pass.com.example.trips')
    .max(200)
    .optional(),
  APPLE_TEAM_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}$/, 'must be the ten characters of the Apple developer team')
    .optional(),
  APPLE_PASS_CERTIFICATE: z.string().min(1).max(20_000).optional(),
  APPLE_PASS_KEY: z.string().min(1).max(20_000).optional(),
  APPLE_WWDR_CERTIFICATE: z.string().min(1).max(20_000).optional(),
  GOOGLE_WALLET_ISSUER_ID: z
    .string()
    .regex(/^\d{5,25}$/, 'must be the issuer id of the Google Wallet console, digits alone')
    .optional(),
  GOOGLE_WALLET_SERVICE_ACCOUNT: z.string().min(1).max(20_000).optional(),
  STOMP_BROKER_URL: z
    .string()
    .regex(/^stomps?:\/\/[^/]/, 'must begin with stomp:// or stomps://')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: oneLine().min(3).max(320).default('Sarai <post@sarai.localhost>'),
  BOUNCE_ADDRESS: z.email().max(254).optional(),
  BOUNCE_SECRET: secret.optional(),
  REPLY_ADDRESS: z
    .email()
    .max(200)
    .refine((address) => address.indexOf('@') <= 30, 'may have at most 30 characters before the @')
    .optional(),
  REPLY_SECRET: secret.optional(),
  LEGAL_NAME: oneLine().max(120).optional(),
  LEGAL_ADDRESS: oneLine().max(300).optional(),
  SUPPORT_EMAIL: z.email().max(254).optional(),
  SUPPORT_PHONE: z
    .string()
    .regex(/^\+?[\d ]{6,24}$/, 'must be a telephone number, such as +91 11 0000 0000')
    .optional(),
  SUPPORT_HOURS: oneLine().max(80).optional(),
  GRIEVANCE_OFFICER: oneLine().max(120).optional(),
  ASSISTANT_MODEL_URL: url.optional(),
  ASSISTANT_MODEL: oneLine().max(120).optional(),
  ASSISTANT_MODEL_KEY: oneLine().max(400).optional(),
  EXCHANGE_RATES_URL: url.optional(),
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[^/{}\s]+\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})\S*$/, 'must be an address with {z}, {x} and {y}')
    .optional(),
  MAP_TILES_CREDIT: oneLine().max(120).optional(),
  MAP_TILES_CREDIT_URL: url.optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).max(1000).default(1),
  PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  METRICS_TOKEN: secret.optional(),
  CLOCK: z.string().datetime({ offset: true }).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ALLOW_DEMO_PEOPLE_IN_PROD: flag,
  ALLOW_STAND_IN_GATEWAY_IN_PROD: flag,
  ALLOW_STAND_IN_AIRLINES_IN_PROD: flag,
});

export type Env = z.infer<typeof envSchema>;
