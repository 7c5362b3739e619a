import { useMember, useToday } from '../../data/member/member-context.tsx';
import { useAnnouncements } from '../../data/member/published-content.ts';
import { useFirstSyncRunning } from '../../data/sync/sync-status.ts';
import { dayNear } from '../../lib/date-format.ts';
import { paths } from '../../paths.ts';
import { AnnouncementWords } from '../../shared/announcement-words.tsx';
import { RegisterHint } from '../../shared/register-hint.tsx';
import { EmptyState, Spinner } from '../../ui/feedback/empty-state.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';

/** All published announcements, newest first. */
export function AnnouncementsScreen() {
  return (
    <Page title="お知らせ" back={<BackLink to={paths.home} />}>
      <Announcements />
    </Page>
  );
}

function Announcements() {
  const announcements = useAnnouncements();
  const today = useToday();
  const { isGuest } = useMember();
  const isArriving = useFirstSyncRunning();
  if (isArriving && announcements.length === 0) return <Spinner>読み込み中...</Spinner>;
  if (announcements.length === 0 && !isGuest) {
    return <EmptyState title="お知らせはまだありません">新しいお知らせは、届くとここに並びます。</EmptyState>;
  }
  const articles = announcements.map((announcement) => (
    <TitledCard key={announcement.id} as="article" title={announcement.title} gap="2xs">
      <AnnouncementWords announcement={announcement} day={dayNear(announcement.date, today)} />
    </TitledCard>
  ));
  return (
    <>
      {articles}
      {isGuest ? (
        <RegisterHint title="会員へのお知らせは、登録すると届きます" words="これまでのお知らせも読み返せます。" />
      ) : null}
    </>
  );
}
