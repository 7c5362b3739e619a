import { announcementTable } from '../../../data/admin/admin-content.ts';
import { fullDay } from '../../../lib/date-format.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { ContentTab } from './content-tab.tsx';

/** The list of announcements. Members see only the newest. */
export function AnnouncementsTab() {
  return (
    <ContentTab
      table={announcementTable}
      title="お知らせ"
      note="いちばん新しい日付のものが、会員が確認するまでホームで開きます。"
      addLabel="お知らせを書く"
      emptyTitle="まだお知らせがありません"
      texts={(row, rows) => ({
        when: fullDay(row.date),
        title: row.title,
        text: row.content,
        mark: rows.find(({ ended }) => !ended) === row ? '表示中' : null,
        endBody: '会員のホームでは開かなくなり、次に新しいお知らせがあれば、それが開きます。',
      })}
      form={({ row, ...callbacks }) => <AnnouncementForm row={row} {...callbacks} />}
    />
  );
}
