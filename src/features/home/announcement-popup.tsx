import { useState } from 'react';
import { useIsInstallPromptShown } from '../../data/device/install.ts';
import { useAnnouncement } from '../../data/member/notices.ts';
import { useDailyLogin } from '../../data/streak/daily-login.ts';
import { safeLocalStorage } from '../../lib/browser/safe-local-storage.ts';
import { monthAndDay } from '../../lib/date-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './announcement-popup.module.css';

const SEEN_KEY = 'keiko.announced-on';

/** Shows the newest announcement once a day, after the day's login has been recorded. */
export function AnnouncementPopup() {
  const { login } = useDailyLogin();
  const announcement = useAnnouncement();
  const isDeferred = useIsInstallPromptShown();
  const [seenOn, setSeenOn] = useState(() => safeLocalStorage.getItem(SEEN_KEY));
  const open = login.status === 'recorded' && seenOn !== login.day && !isDeferred;
  if (announcement === null || announcement === undefined || login.status !== 'recorded') return null;
  const close = () => {
    safeLocalStorage.setItem(SEEN_KEY, login.day);
    setSeenOn(login.day);
  };
  const { image, date, title, content } = announcement;
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
      {image === null ? null : <img className={styles.image} src={image} alt="" />}
      <Text variant="label" tone="muted">
        {monthAndDay(date)}
      </Text>
      <Text variant="reading">{content}</Text>
    </Dialog>
  );
}
