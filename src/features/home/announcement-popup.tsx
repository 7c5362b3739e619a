import { useState } from 'react';
import { useIsInstallPromptShown } from '../../data/device/install.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { addEntry, useMemberSetting } from '../../data/member/member-settings.ts';
import { useAnnouncement } from '../../data/member/notices.ts';
import { useDailyLogin } from '../../data/streak/daily-login.ts';
import { useJoinedDay } from '../../data/streak/login-records.ts';
import { useEverSynced } from '../../data/sync/sync-status.ts';
import { monthAndDay } from '../../lib/date-format.ts';
import { AnnouncementWords } from '../../shared/announcement-words.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';

/** Shows the newest unconfirmed announcement once the day's login is recorded, but not on the member's first day. */
export function AnnouncementPopup() {
  const member = useMember();
  const { login } = useDailyLogin();
  const announcement = useAnnouncement();
  const confirmed = useMemberSetting('announcements');
  // Before the first sync, what was confirmed on another device is not here yet.
  const everSynced = useEverSynced();
  const isFirstDay = useJoinedDay() === useToday();
  const isDeferred = useIsInstallPromptShown() || isFirstDay;
  const [closedId, setClosedId] = useState<string | null>(null);
  if (announcement === null || announcement === undefined || confirmed === undefined) return null;
  const { id } = announcement;
  const isNew = confirmed[id] === undefined && id !== closedId;
  const open = isNew && everSynced && login.status === 'recorded' && !isDeferred;
  const close = () => {
    setClosedId(id);
    // What could not be stored is shown again at the next start.
    addEntry(member, 'announcements', id, 1).catch(() => undefined);
  };
  const { date, title } = announcement;
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      actions={
        <Button full onClick={close}>
          確認しました
        </Button>
      }
    >
      <AnnouncementWords announcement={announcement} day={monthAndDay(date)} />
    </Dialog>
  );
}
