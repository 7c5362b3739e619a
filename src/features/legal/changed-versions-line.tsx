import { useMember, useToday } from '../../data/member/member-context.tsx';
import { addEntry, useMemberSetting } from '../../data/member/member-settings.ts';
import { useJoinedDay } from '../../data/streak/login-records.ts';
import { useEverSynced } from '../../data/sync/sync-status.ts';
import { fullDate } from '../../lib/date-format.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Row, Stack } from '../../ui/layout/boxes.tsx';
import { Small } from '../../ui/layout/text.tsx';
import styles from './changed-versions-line.module.css';
import { changedVersions, legalTitles } from './versions.ts';

/** Announces a new version of the terms or the privacy policy, until the member has confirmed it on any device. */
export function ChangedVersionsLine() {
  const member = useMember();
  const [today, joinedDay] = [useToday(), useJoinedDay()];
  const confirmed = useMemberSetting('announcements');
  // Before the first sync, what was confirmed on another device is not here yet.
  const everSynced = useEverSynced();
  if (!everSynced) return null;
  const changed = changedVersions({ today, joinedDay, confirmed });
  if (changed.length === 0) return null;

  async function confirm() {
    // What could not be stored is shown again at the next start.
    for (const { id } of changed) await addEntry(member, 'announcements', id, 1).catch(() => undefined);
  }
  return (
    <aside className={styles.line} aria-label={`${changed.map(({ name }) => legalTitles[name]).join('と')}のお知らせ`}>
      <Stack gap="3xs" align="center">
        {changed.map(({ id, day, change }) => (
          <Small key={id}>{`${change}（${fullDate(day)}から）`}</Small>
        ))}
        <Row gap="2xs" justify="center">
          {changed.map(({ name }) => (
            <ButtonLink label={legalTitles[name]} size="small" variant="quiet" key={name} to={paths[name]} />
          ))}
          <Button label="確認しました" size="small" variant="quiet" onClick={() => void confirm()} />
        </Row>
      </Stack>
    </aside>
  );
}
