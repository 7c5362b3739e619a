import { json } from '../http/http.ts';
import { escapeHtml } from './mail-text.ts';
import type { Mail, Mailbox } from './mailbox.ts';

const STYLE = `
  :root { color-scheme: light dark; }
  body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem; font-family: system-ui, sans-serif; line-height: 1.75; }
  article { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid #8886; border-radius: 1rem; }
  h2 { margin: 0; font-size: 1.125rem; }
  header p { margin: 0 0 .75rem; font-size: .875rem; opacity: .75; }
  pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** The caught mails as a page (`/__mail`) and as JSON (`/__mail.json`); null for any other path. */
export function handleMailRequest(path: string, mailbox: Mailbox): Response | null {
  if (path === '/__mail.json') return json(200, mailbox.list());
  if (path !== '/__mail') return null;
  return new Response(renderPage(mailbox.list()), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      'referrer-policy': 'no-referrer',
    },
  });
}

function renderPage(mails: readonly Mail[]): string {
  const list = mails.length > 0 ? mails.map(renderMail).join('') : '<p>まだメールはありません。</p>';
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>メール | 稽古</title>
<style>${STYLE}</style>
</head>
<body>
<h1>メール</h1>
<p>このサーバーが送るメールは外へは出ず、ここに届きます（新しい順、${mails.length}件）。</p>
<main>${list}</main>
</body>
</html>`;
}

function renderMail({ to, subject, text, at }: Mail): string {
  const format = { timeZone: 'Asia/Tokyo', dateStyle: 'long', timeStyle: 'medium' } as const;
  const sentAt = new Date(at).toLocaleString('ja-JP', format);
  return `<article>
<header><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)} 宛て・<time datetime="${at}">${sentAt}</time></p></header>
<pre>${withLinks(text)}</pre>
</article>`;
}

function withLinks(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
