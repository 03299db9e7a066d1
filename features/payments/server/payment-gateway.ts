import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { PaymentGateway } from '#lib/server/ports/payment-gateway.ts';
import { embeddedGateway } from './embedded-gateway/embedded-gateway.ts';

/** The gateway of this installation; a real one would be selected here. */
export const paymentGateway = (db: Db): PaymentGateway => embeddedGateway(db);
