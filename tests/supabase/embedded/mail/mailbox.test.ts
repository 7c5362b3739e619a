import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { handleMailRequest } from '../../../../supabase/embedded/mail/mail-page.ts';
import { openMailbox } from '../../../../supabase/embedded/mail/mailbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'keiko-mailbox-'));
afterAll(() => rmSync(folder, { recursive: true }));

const origin = 'http://localhost:4173';
const now = () => new Date('2026-11-20T00:00:00Z');
const inMemory = () => openMailbox({ file: null, origin, now });

describe('mailbox', () => {
  test('composes our own text and points the link to the callback', async () => {
    const mailbox = inMemory();
    const text = `Confirm your signup with this code: 0123456789\n\nOr follow this link: ${origin}/auth/v1/verify?token=abc&type=signup`;
    await mailbox.send({ to: 'a@example.com', subject: 'Confirm', text });
    const [mail] = mailbox.list();
    const link = `${origin}/auth/callback#token_hash=abc&type=signup`;
    expect(mail).toMatchObject({ to: 'a@example.com', at: '2026-11-20T00:00:00.000Z' });
    expect(mail?.subject).toBe('【稽古】メールアドレスの確認をお願いします');
    expect(mail?.text).toContain(`メールアドレスを確認する\n${link}`);
    expect(mail?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
    expect(mail?.text).toContain('\n\n01234 56789\n\n');
    expect(mail?.html).toContain('>01234 56789</p>');
    expect(mail?.text).not.toMatch(/[<>{}]/);
    expect(mail?.html).not.toMatch(/[{}]{2}/);
  });

  test('has a template for password recovery', async () => {
    const mailbox = inMemory();
    mailbox.deliver('a@example.com', 'recovery', { tokenHash: 'abc', code: '0123456789' });
    expect(mailbox.list()[0]?.subject).toBe('【稽古】新しいパスワードを設定してください');
  });

  test('stores unknown mails unchanged', async () => {
    const mailbox = inMemory();
    await mailbox.send({ to: 'a@example.com', subject: 'Notice', text: 'plain', html: '<p>plain</p>' });
    expect(mailbox.list()[0]).toMatchObject({ subject: 'Notice', text: 'plain', html: '<p>plain</p>' });
  });

  test('keeps the newest 200 across a restart, readable by the owner only', () => {
    const file = join(folder, 'mailbox.json');
    const mailbox = openMailbox({ file, origin, now });
    for (let index = 0; index < 203; index += 1)
      mailbox.deliver(`${index}@example.com`, 'signup', { tokenHash: 'abc', code: '1' });
    const reopened = openMailbox({ file, origin, now });
    expect(reopened.list()).toHaveLength(200);
    expect(reopened.list()[0]?.to).toBe('202@example.com');
    expect(reopened.list()).toEqual(mailbox.list());
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('mail page', () => {
  test('lists the mails with links and without scripts', async () => {
    const mailbox = inMemory();
    await mailbox.send({
      to: '<script>@example.com',
      subject: '<img src=x>',
      text: 'https://example.com/?a=1&b=2 です',
    });
    const response = handleMailRequest('/__mail', mailbox);
    const page = (await response?.text()) ?? '';
    expect(page).toContain('<a href="https://example.com/?a=1&amp;b=2">https://example.com/?a=1&amp;b=2</a> です');
    expect(page).toContain('2026年11月20日 9:00:00');
    expect(page).not.toMatch(/<script|<img/);
    expect(response?.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('reports an empty mailbox', async () => {
    expect(await handleMailRequest('/__mail', inMemory())?.text()).toContain('まだメールはありません。');
  });

  test('returns the mails as JSON and ignores other paths', async () => {
    const mailbox = inMemory();
    mailbox.deliver('a@example.com', 'signup', { tokenHash: 'abc', code: '1' });
    expect(await handleMailRequest('/__mail.json', mailbox)?.json()).toEqual(mailbox.list());
    expect(handleMailRequest('/__mailbox', mailbox)).toBeNull();
  });
});
