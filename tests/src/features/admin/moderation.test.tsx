import { afterEach, describe, expect, test, vi } from 'vitest';
import { callAsAdmin } from '../../../../src/data/admin/admin-rows.ts';
import { openAdminSession } from '../../../../src/data/admin/admin-session.ts';
import { AuditRow } from '../../../../src/features/admin/audit/audit-tab.tsx';
import { auditAct, auditActor, auditChanges, auditSubject } from '../../../../src/features/admin/audit/audit-text.ts';
import { KataDecisions, KataReports } from '../../../../src/features/admin/kata/kata-reports.tsx';
import type { ModeratedKata } from '../../../../sync/model/kata/moderated-kata.contract.ts';
import { type AuditEntry, auditActs } from '../../../../sync/model/operations/admin-audit.contract.ts';
import { serverCaller } from '../../data/server-caller.ts';
import { markupOf } from '../../practices/render.tsx';

afterEach(() => vi.unstubAllGlobals());

const entry: AuditEntry = {
  id: 1,
  act: 'hid',
  at: '2026-11-23T03:00:00.000Z',
  by: '花子',
  kind: 'kata_forms',
  title: '朝の湯気',
  changes: null,
};
const kata: ModeratedKata = {
  id: 'k',
  deleted: false,
  name: null,
  category: null,
  zou: '湯気',
  ishiki: '追う',
  copy_count: 0,
  open_reports: 1,
  reports: [
    { reason: 'personal', note: '電話番号', at: '2026-11-23T03:00:00.000Z', is_open: true, texts: null },
    { reason: 'boring', note: null, at: '2026-11-22T03:00:00.000Z', is_open: false, texts: null },
  ],
  hidden: {
    reason: 'rights',
    note: '歌詞です',
    hidden_at: '2026-11-23T03:00:00.000Z',
    corrected_at: null,
    by_text: false,
  },
  has_author: true,
  sharing_stopped: null,
  decisions: [entry],
};
/** A markup without its comments, by which React separates texts. */
const plain = (markup: string) => markup.replaceAll(/<!-- -->|<\/?span>/g, '');

describe('the audit list', () => {
  test('has a sentence for each act, and one for those of a newer server', () => {
    const texts = auditActs.map((act) => auditAct({ ...entry, act }));
    expect(new Set(texts).size).toBe(auditActs.length);
    expect(texts).not.toContain(auditAct({ ...entry, act: 'painted' }));
  });

  test('names who acted and what it concerns, as far as they exist', () => {
    expect([auditActor(entry), auditSubject(entry)]).toEqual(['花子さん', '型「朝の湯気」']);
    expect([auditActor({ ...entry, by: null }), auditSubject({ ...entry, title: null })]).toEqual([
      ...['退会した会員', '型'],
    ]);
    expect(auditActor({ ...entry, act: 'signed_out', by: null })).toBe('運営者');
    expect(auditSubject({ ...entry, kind: null, title: null })).toBeNull();
    expect(auditSubject({ ...entry, kind: 'songs' })).toBe('そのほか「朝の湯気」');
    expect(auditSubject({ ...entry, kind: 'openable_things', title: 'bunkai' })).toBe('公開の設定「分解」');
  });

  test('says what was changed, before and after, and only names a picture', () => {
    const changes: AuditEntry['changes'] = {
      ended: ['false', 'true'],
      title: ['師走', '師走の稽古'],
      url: [null, 'https://dojo.example'],
      starts_at: ['2026-11-23T03:00:00+00:00', '2026-11-23T04:30:00+00:00'],
      image: [null, null],
      clues: ['[1]', '[1, 2]'],
    };
    expect(auditChanges({ ...entry, changes })).toEqual([
      '終了　いいえ → はい',
      'タイトル　師走 → 師走の稽古',
      '参加用のURL　なし → https://dojo.example',
      '開始日時　2026年11月23日（月）12:00 → 2026年11月23日（月）13:30',
      '画像',
      'clues　[1] → [1, 2]',
    ]);
    expect(plain(markupOf(<AuditRow entry={{ ...entry, changes }} time="12:00" />))).toContain('<bdi>画像</bdi>');
    expect(auditChanges(entry)).toEqual([]);
  });

  test('shows an entry in one row', () => {
    const markup = plain(markupOf(<AuditRow entry={entry} time="12:00" />));
    expect(markup).toContain('<bdi>型「朝の湯気」</bdi>を非表示にしました');
    expect(markup).toContain('12:00 <bdi>花子さん</bdi>');
    expect(plain(markupOf(<AuditRow entry={{ ...entry, act: 'opened', kind: null }} time="12:00" />))).toContain(
      '>管理者画面に入りました',
    );
  });
});

describe('a kata on the admin screen', () => {
  test('shows open and settled reports, and why it is hidden', () => {
    const markup = plain(markupOf(<KataReports kata={kata} titleId="k" />));
    expect(markup).toContain('通報：個人が特定できることが書かれている「<bdi>電話番号</bdi>」');
    expect(markup).toContain('確認済みの通報：そのほか');
    expect(markup).toContain('非表示の理由：著作権など、人の権利を害する「<bdi>歌詞です</bdi>」');
  });

  test('shows what was reported where it says something else now, and why the sharing of its author is stopped', () => {
    const texts = { name: null, category: null, zou: '090-0000', ishiki: '電話' };
    const reports = kata.reports.map((report) => ({ ...report, texts }));
    const stopped = { ...kata, reports, sharing_stopped: { reason: 'advertising', note: '三度目です' } };
    const markup = plain(markupOf(<KataReports kata={stopped} titleId="k" />));
    expect(markup).toContain('通報されたときの文');
    expect(markup).toContain('090-0000');
    expect(markup).toContain('共有を止めた理由：広告や勧誘「<bdi>三度目です</bdi>」');
    expect(plain(markupOf(<KataReports kata={kata} titleId="k" />))).not.toContain('通報されたときの文');
  });

  test('shows what was decided, and by whom', () => {
    expect(plain(markupOf(<KataDecisions kata={kata} />))).toContain('<bdi>花子さん</bdi>: 非表示にしました');
    expect(markupOf(<KataDecisions kata={{ ...kata, decisions: [] }} />)).toBe(markupOf(null));
  });
});

describe('a call of the admin', () => {
  const respondWith = (body: unknown, status = 200) => serverCaller(() => Response.json(body, { status }));

  test('ends with the admin session', async () => {
    await expect(callAsAdmin(respondWith({}, 403), 'show_kata', {})).rejects.toMatchObject({ code: 'admin-ended' });
    await expect(callAsAdmin(respondWith({}, 400), 'show_kata', {})).rejects.toMatchObject({ code: 'rejected' });
    expect(await callAsAdmin(respondWith(true), 'show_kata', {})).toBe(true);
  });
});

describe('the gate', () => {
  const attempt = (code: string | null, body: unknown, status: number) => {
    const sent: unknown[] = [];
    const member = {
      clock: { now: () => 0 },
      ...serverCaller(async (request) => {
        sent.push(await request.json());
        return Response.json(body, { status });
      }),
    };
    return { outcome: openAdminSession(member, { password: 'p', code }), sent };
  };

  test('sends no code before the server asks for one, and the code after that', async () => {
    const first = attempt(null, { success: false, error: 'code_required' }, 403);
    expect(await first.outcome).toEqual({ ok: false, reason: 'code-required' });
    expect(first.sent).toEqual([{ password: 'p' }]);
    const second = attempt('123456', { success: false, error: 'wrong_password' }, 403);
    expect(await second.outcome).toEqual({ ok: false, reason: 'wrong-password' });
    expect(second.sent).toEqual([{ password: 'p', code: '123456' }]);
  });
});
