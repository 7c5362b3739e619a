import { describe, expect, test } from 'vitest';
import { AnnouncementPreview } from '../../../../src/features/admin/content/announcements-tab.tsx';
import { markupOf } from '../../practices/render.tsx';

const announcement = { date: '2026-12-01', title: '師走', content: 'よいお年を。', image: '', imageAlt: '' };

/** What the preview of somebody shows. */
function shownTo(who: string, isForGuests: boolean): string {
  const markup = markupOf(<AnnouncementPreview announcement={announcement} isForGuests={isForGuests} />);
  return markup.split(`aria-label="${who}に見える形"`)[1]?.split('</section>')[0] ?? '';
}

describe('the preview of an announcement', () => {
  test('shows members the words', () => {
    expect(shownTo('会員', false)).toContain('よいお年を。');
  });

  test('shows guests the words once they get them, and before that that there is nothing', () => {
    expect(shownTo('登録していない人', true)).toContain('よいお年を。');
    expect(shownTo('登録していない人', false)).not.toContain('よいお年を。');
    expect(shownTo('登録していない人', false)).toContain('このお知らせは出ません');
  });
});
