import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { PaymentGateway } from '#lib/server/ports/payment-gateway.ts';
import { embeddedGateway } from './embedded-gateway/embedded-gateway.ts';

/** The gateway this installation uses. There is one adapter so far; a real one is chosen here. */
export const paymentGateway = (db: Db): PaymentGateway => embeddedGateway(db);
