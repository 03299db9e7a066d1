import 'server-only';
import type { EmailPart, EmailParts } from '#lib/shared/email-parts.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { locale, t } from '#lib/shared/texts.ts';
import type { Email } from '../ports/mail.ts';
import { linkTo } from './link-to.ts';

/** The colours of `components/styles/tokens.css` as sRGB: mail programs support neither OKLCH nor custom properties. */
const LIGHT = { paper: '#faf9f6', card: '#ffffff', line: '#e2e1dc', ink: '#12232c', quiet: '#5e6a70' };
const DARK = { paper: '#0b141a', card: '#141e25', line: '#29343c', ink: '#f3f1eb', quiet: '#96a0a6' };
const MARIGOLD = '#fcb036';
const ON_MARIGOLD = '#2b1b0d';
const FONT = "'Anek Latin','Mukta',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

/** An email as plain text and as HTML, with the same wording. The HTML loads no external resources, and its `lang` is that of the writing. */
export function renderEmail(email: EmailParts): Pick<Email, 'subject' | 'text' | 'html'> {
  return { subject: email.subject, text: asText(email), html: asHtml(email) };
}

/** The first line of an email, by the first name of its reader; empty where it is unknown. */
export const greeting = (name: string): string => (name ? t('Hello {name},', { name }) : t('Hello,'));

/** The text of an email that is written as text alone. */
export const paragraphs = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

function asText({ name, parts }: EmailParts): string {
  return paragraphs(greeting(name), ...parts.map(textOf), PRODUCT.name);
}

function textOf(part: EmailPart): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading.toUpperCase();
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('small' in part) return part.small;
  return `${'button' in part ? part.button : part.link}:\n${part.url}`;
}

/** Escapes text typed by people, so that nothing in it becomes markup. */
const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const inLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
const paragraph = (text: string, style = '', className = ''): string =>
  `<p${className ? ` class="${className}"` : ''} style="margin:0 0 16px;${style}">${inLines(text)}</p>`;

function htmlOf(part: EmailPart): string {
  if (typeof part === 'string') return paragraph(part);
  if ('heading' in part)
    return `<h2 style="margin:24px 0 8px;font-size:17px;line-height:24px;font-weight:600">${inLines(part.heading)}</h2>`;
  if ('facts' in part) return factsOf(part.facts);
  if ('small' in part) return paragraph(part.small, `font-size:13px;line-height:20px;color:${LIGHT.quiet}`, 'quiet');
  if ('link' in part)
    return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.url)}" style="color:inherit">${inLines(part.link)}</a></p>`;
  return `<p style="margin:24px 0 16px"><a href="${escapeHtml(part.url)}" style="display:inline-block;max-width:100%;box-sizing:border-box;padding:12px 20px;border-radius:6px;background:${MARIGOLD};color:${ON_MARIGOLD};font-weight:600;text-decoration:none">${inLines(part.button)}</a></p>`;
}

function factsOf(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" class="quiet edge label" style="width:40%;padding:8px 16px 8px 0;text-align:left;vertical-align:top;font-weight:400;color:${LIGHT.quiet};border-top:1px solid ${LIGHT.line}">${inLines(label)}</th><td class="edge" style="padding:8px 0;vertical-align:top;border-top:1px solid ${LIGHT.line}">${inLines(value)}</td></tr>`,
  );
  return `<table style="width:100%;margin:0 0 16px;table-layout:fixed;border-collapse:collapse;font-size:15px;line-height:22px;overflow-wrap:anywhere;word-break:break-word">${rows.join('')}</table>`;
}

const asHtml = ({ subject, name, parts }: EmailParts): string =>
  pageOf(subject, [paragraph(greeting(name)), ...parts.map(htmlOf)]);

/**
 * An email that was written as plain text alone, with the same words in the one layout: paragraphs, a code in large type,
 * and an address of ours on a line of its own as a link. Others are left as text, because people may have typed them.
 */
export function withLayout<Written extends Pick<Email, 'subject' | 'text' | 'html'>>(email: Written): Written {
  if (email.html !== undefined) return email;
  const paragraphs = email.text.trim().split(/\n{2,}/);
  return { ...email, html: pageOf(email.subject, paragraphs.map(paragraphOfText)) };
}

function paragraphOfText(text: string): string {
  if (/^\d{6}$/.test(text)) return paragraph(text, 'font-size:28px;line-height:36px;font-weight:600');
  if (!text.startsWith(linkTo('/')) || /\s/.test(text)) return paragraph(text);
  const address = escapeHtml(text);
  return `<p style="margin:0 0 16px"><a href="${address}" style="color:inherit;overflow-wrap:anywhere;word-break:break-word">${address}</a></p>`;
}

const pageOf = (subject: string, content: readonly string[]): string =>
  `<!doctype html>
<html lang="${locale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root{color-scheme:light dark}
@media (min-width:480px){
.label{width:30%!important}
}
@media (prefers-color-scheme:dark){
body,.paper{background:${DARK.paper}!important;color:${DARK.ink}!important}
.card{background:${DARK.card}!important;border-color:${DARK.line}!important}
.edge{border-color:${DARK.line}!important}
.quiet{color:${DARK.quiet}!important}
}
</style>
</head>
<body style="margin:0;background:${LIGHT.paper};color:${LIGHT.ink};font:16px/24px ${FONT}">
<div class="paper" style="padding:24px 12px;background:${LIGHT.paper};color:${LIGHT.ink}">
<div style="max-width:600px;margin:0 auto">
<p style="margin:0 0 12px;font-size:20px;line-height:26px;font-weight:700">${escapeHtml(PRODUCT.name)}</p>
<div class="card" style="padding:24px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:8px;overflow-wrap:anywhere;word-break:break-word">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700">${inLines(subject)}</h1>
${content.join('\n')}
</div>
</div>
</div>
</body>
</html>
`;
