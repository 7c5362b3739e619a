import { readFileSync } from 'node:fs';
import { escapeHtml } from './escape-html.ts';

/** The mails the product sends; the names are GoTrue's link types. */
export type MailKind = 'signup' | 'recovery';

export type MailContent = { readonly subject: string; readonly text: string; readonly html: string };

const TEMPLATES = {
  signup: new URL('../templates/confirmation.html', import.meta.url),
  recovery: new URL('../templates/recovery.html', import.meta.url),
} as const satisfies Record<MailKind, URL>;

/** The mail for a link, from the template that hosted Supabase uses too; its `<title>` is the subject. */
export function composeMail(kind: MailKind, link: string): MailContent {
  const template = readFileSync(TEMPLATES[kind], 'utf8');
  const html = template.replaceAll('{{ .ConfirmationURL }}', () => escapeHtml(link));
  const subject = /<title>(.*?)<\/title>/s.exec(template)?.[1] ?? '';
  return { subject, html, text: plainText(template).replaceAll('{{ .ConfirmationURL }}', () => link) };
}

/** The readable text of one of our templates: one paragraph per `<p>`, a link as its label and its address. */
function plainText(html: string): string {
  return [...html.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)]
    .map(([, body = '']) => body.replace(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2\n$1').replace(/<[^>]+>/g, ''))
    .join('\n\n');
}
