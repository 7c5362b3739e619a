import { describe, expect, test } from 'vitest';
import type { OwnKata } from '../../../../src/data/kata/katas.ts';
import { SharedCard } from '../../../../src/features/kata/list/all-list.tsx';
import { HiddenCard } from '../../../../src/features/kata/list/hidden-list.tsx';
import { OwnCard } from '../../../../src/features/kata/list/own-list.tsx';
import type { KataHiding } from '../../../../sync/model/kata/reports.ts';
import { markupOf } from '../../practices/render.tsx';

const texts = { id: 'k', zou: '湯気', ishiki: '目で追う', name: '朝の湯気', category: null };
const none = () => undefined;

const ownKata = (hiding: KataHiding | null): OwnKata => ({
  ...texts,
  originalId: null,
  copyCount: 0,
  review: null,
  hiding,
  delivery: 'synced',
  rejectionCode: null,
  nameKey: '',
  text: '',
});
const hiding: KataHiding = {
  reason: 'personal',
  note: '電話番号が入っています',
  hidden_at: '2026-11-23T03:00:00.000Z',
  corrected: false,
  by_text: false,
};

describe('a kata of one’s own', () => {
  const markup = (shown: KataHiding | null) =>
    markupOf(<OwnCard kata={ownKata(shown)} onEdit={none} onDelete={none} />);

  test('is marked with the reason when the admin has hidden it', () => {
    expect(markup(hiding)).toContain('非表示');
    expect(markup(hiding)).toContain('個人が特定できることが書かれている（電話番号が入っています）');
    expect(markup(hiding)).toContain('内容を直すと、管理者がもう一度確かめます。');
    expect(markup({ ...hiding, note: null, corrected: true })).toContain('直した内容を、管理者が確かめます。');
  });

  test('says that its text was hidden before', () => {
    expect(markup({ ...hiding, by_text: true })).toContain('外した型と同じ文なので、共有されません。');
  });

  test('has no mark while it is shared', () => {
    expect(markup(null)).not.toContain('非表示');
    expect(markup(null)).not.toContain('管理者');
  });
});

describe('a shared kata', () => {
  const markup = (relation: 'own' | 'copied' | 'other') =>
    markupOf(
      <SharedCard
        kata={{ ...texts, copy_count: 0 }}
        relation={relation}
        uncounted={relation === 'copied' ? 1 : 0}
        isCopying={false}
        onCopy={none}
        onAbout={none}
      />,
    );

  test('shows a copy that the server has not counted yet', () => {
    expect(markup('copied')).toContain('1人が写しました');
    expect(markup('other')).not.toContain('写しました');
  });

  test('of another member can be reported and hidden, also after it was copied', () => {
    for (const relation of ['other', 'copied'] as const)
      expect(markup(relation)).toContain('aria-label="「朝の湯気」を隠す、通報する"');
    expect(markup('own')).not.toContain('通報');
  });
});

describe('a kata that the member has hidden', () => {
  const markup = (kata: Parameters<typeof HiddenCard>[0]['kata'], hasFailed = false) =>
    markupOf(<HiddenCard kata={kata} hasFailed={hasFailed} onShow={none} />);

  test('can be shown again with its texts, without them, and when it is gone', () => {
    expect(markup({ ...texts, copy_count: 2 })).toContain('湯気');
    expect(markup(null)).toContain('いまは共有されていない型です。');
    expect(markup(undefined)).toContain('内容を読み込んでいます');
    expect(markup(undefined, true)).toContain('つながると、内容を表示します。');
    for (const kata of [{ ...texts, copy_count: 2 }, null, undefined])
      expect(markup(kata)).toContain('もう一度表示する');
  });
});
