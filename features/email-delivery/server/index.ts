import 'server-only';

export { emailDeliveryEmails } from './email-templates.ts';
