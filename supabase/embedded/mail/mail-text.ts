import { readFileSync } from 'node:fs';

/** The mails of the calls that the embedded backend serves; links have GoTrue's types. */
const TEMPLATES = {
  signup: new URL('../../templates/confirmation.html', import.meta.url),
  recovery: new URL('../../templates/recovery.html', import.meta.url),
  password_changed: new URL('../../templates/password-changed.html', import.meta.url),
};
export type MailKind = Exclude<keyof typeof TEMPLATES, 'password_changed'>;
export type MailContent = ReturnType<typeof composeMail>;

/** What a mail proves an address with: the hash in its link or the code, once. */
export type MailedAuth = { readonly tokenHash: string; readonly code: string };

/** Composes a mail from the template that hosted Supabase also uses; its `<title>` is the subject. A notice proves nothing. */
export function composeMail(
  kind: keyof typeof TEMPLATES,
  origin: string,
  { tokenHash, code }: MailedAuth = { tokenHash: '', code: '' },
) {
  const html = readFileSync(TEMPLATES[kind], 'utf8')
    .replaceAll('{{ .SiteURL }}', () => escapeHtml(origin))
    .replaceAll('{{ .TokenHash }}', () => escapeHtml(tokenHash))
    .replaceAll('{{ slice .Token 0 5 }}', () => code.slice(0, 5))
    .replaceAll('{{ slice .Token 5 }}', () => code.slice(5));
  const subject = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  return { subject, html, text: plainText(html).replaceAll('&amp;', '&') };
}

/** The plain text of a template: one paragraph per `<p>`, links as label and URL. */
function plainText(html: string): string {
  return [...html.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)]
    .map(([, body = '']) => body.replace(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2\n$1').replace(/<[^>]+>/g, ''))
    .join('\n\n');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
