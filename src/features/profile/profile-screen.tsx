import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { type DayRecord, summarizeStreak } from '../../../sync/model/streak/streak.ts';
import { type Profile, useProfile } from '../../data/account/profile.ts';
import { useInstallPrompt, useInstallWay } from '../../data/device/install.ts';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { useOwnKatas } from '../../data/kata/katas.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { acceptedDays, useJoinedAt, useRecordedDays } from '../../data/streak/login-records.ts';
import { useHomeArriving } from '../../data/sync/sync-status.ts';
import { useTrainingStats } from '../../data/training/training-history.ts';
import { type DeviceKind, deviceOf } from '../../lib/browser/device.ts';
import { formatNumber } from '../../lib/date-format.ts';
import { totalTimeText } from '../../lib/duration.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { ListLink } from '../../navigation/list-link.tsx';
import { origins, paths } from '../../paths.ts';
import { Cards } from '../../shared/cards.tsx';
import { SignOutButton } from '../../shared/sign-out-button.tsx';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Seal } from '../../ui/graphics/seal.tsx';
import { SealList } from '../../ui/graphics/seal-list.tsx';
import { Stat, StatList } from '../../ui/graphics/stat.tsx';
import { Card, Row, Stack, TitledCard } from '../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import { badgeDays, badgeMark } from './badges.ts';
import { useExtensionErrorFilter } from './edit/use-extension-error-filter.ts';
import { countLoginsInWindow, daysSinceJoining, loginRate, RATE_DAYS } from './login-rate.ts';

export function ProfileScreen() {
  useExtensionErrorFilter();
  const profile = useProfile();
  const days = useRecordedDays();
  const arriving = useHomeArriving();
  const joinedAt = useJoinedAt();
  const { clock } = useMember();
  const isFirst = joinedAt === null || daysSinceJoining(joinedAt, clock.now()) <= RATE_DAYS;
  const rate = <LoginRateCard days={acceptedDays(days)} isFirst={isFirst} />;
  return (
    <Page title="プロフィール">
      {arriving ? (
        <Spinner>読み込み中...</Spinner>
      ) : (
        <Cards>
          <IdentityCard profile={profile} />
          <StreakCards days={acceptedDays(days)} />
          {isFirst ? null : rate}
          <ActivityCard />
        </Cards>
      )}
      <Group title="わたし" links={mine} />
      <Group title="端末" links={device}>
        <InstallEntry />
      </Group>
      <Group title="このアプリについて" links={app} />
      {isFirst && !arriving ? rate : null}
      <SignOutButton />
    </Page>
  );
}

function IdentityCard({ profile }: { readonly profile: Profile }) {
  const { username, bio, location } = profile;
  const { clock, isGuest } = useMember();
  const joinedAt = useJoinedAt();
  // Re-renders at midnight, for the number of days since joining.
  useToday();
  return (
    <Card label="自分" gap="s">
      <Row wrap={false} align="center">
        <span aria-hidden="true">
          <Seal size={56}>{initialOf(username) || '稽'}</Seal>
        </span>
        <Stack gap="3xs">
          <Heading variant="brush">
            {username || (isGuest ? 'お名前はまだありません' : 'お名前を読み込んでいます')}
          </Heading>
          {joinedAt === null ? null : (
            <Small numeric>{`稽古を始めて${formatNumber(daysSinceJoining(joinedAt, clock.now()))}日`}</Small>
          )}
        </Stack>
      </Row>
      {bio === '' ? null : (
        <div style={{ whiteSpace: 'pre-line' }}>
          <Text>{bio}</Text>
        </div>
      )}
      {location === '' ? null : <Small>{`地域：${location}`}</Small>}
      <ButtonLink label="プロフィールを編集" variant="outline" full to={paths.profileEdit} state={origins.profile} />
    </Card>
  );
}

function ActivityCard() {
  const stats = useTrainingStats();
  const katas = useOwnKatas();
  return (
    <TitledCard id="activity-title" title="稽古の歩み">
      <StatList>
        <Stat label="今週の稽古" value={stats.thisWeekSessions} unit="回" />
        <Stat label="これまでの稽古" value={stats.totalSessions} unit="回" />
        <Stat label="稽古した時間" value={totalTimeText(stats.totalMinutes)} />
        <Stat label="自分の型" value={katas.list.length} unit="件" />
      </StatList>
    </TitledCard>
  );
}

const characters = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** The first grapheme of a name, so that an emoji stays whole; '' for an empty name. */
export function initialOf(name: string): string {
  const [first] = characters.segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}

/** Cards derived from the recorded days: streak and badges; the tickets alone if the member hides the numbers. */
function StreakCards({ days }: { readonly days: readonly DayRecord[] }) {
  const streak = summarizeStreak(days);
  const { current_streak, longest_streak, total_logins, tickets } = streak;
  const showsNumbers = useShowsStreakNumbers();
  return (
    <>
      <Card label="ログインの記録">
        <StatList>
          {showsNumbers ? (
            <>
              <Stat label="連続記録" value={current_streak} unit="日" />
              <Stat label="最長記録" value={longest_streak} unit="日" />
              <Stat label="総ログイン" value={total_logins} unit="回" />
            </>
          ) : null}
          <Stat label="復活チケット" value={tickets} unit="枚" />
        </StatList>
      </Card>
      {showsNumbers ? (
        <TitledCard title="バッジ">
          <SealList
            marks={badgeDays.map((number) => ({
              number,
              title: `${number}日連続`,
              ...badgeMark(number, streak),
            }))}
          />
        </TitledCard>
      ) : null}
    </>
  );
}

/** The login rate; null with hidden numbers. In the first days with a sentence, because it is always low then. */
function LoginRateCard({ days, isFirst }: { readonly days: readonly DayRecord[]; readonly isFirst: boolean }) {
  const today = useToday();
  const rate = loginRate(summarizeStreak(days).current_streak);
  const logins = countLoginsInWindow(days, today);
  if (!useShowsStreakNumbers()) return null;
  return (
    <Card labelledBy="rate-title">
      <Row wrap="words" gap="m">
        <Enso fraction={rate / 100} size={72}>
          <Text as="span" strong numeric>{`${rate}%`}</Text>
        </Enso>
        <Stack gap="3xs">
          <Heading id="rate-title">ログイン率</Heading>
          <Small>（連続30日基準）</Small>
          <Text
            variant="small"
            numeric
          >{`直近${RATE_DAYS}日では${logins}日（${Math.round((logins / RATE_DAYS) * 100)}%）`}</Text>
          {isFirst ? <Text variant="small">連続30日で100%になります。始めのうちは低く出ます。</Text> : null}
        </Stack>
      </Row>
    </Card>
  );
}

const mine = [
  { to: paths.notebook, title: '稽古帳', text: '稽古のあとのひとこと' },
  ...(import.meta.env.VITE_GUESTS === 'off'
    ? []
    : [{ to: paths.passOn, title: 'だれかに渡す', text: '稽古をひとつ、登録なしで' }]),
  { to: paths.announcements, title: 'お知らせ', text: 'これまでのお知らせを読み返す' },
  { to: paths.myData, title: 'データ管理', text: '書き出し、取り込み、アカウントの削除' },
];

const device = [
  { to: paths.settings, title: '設定', text: '明るさ、文字の大きさ、声、音、パスワード' },
  { to: paths.notifications, title: '通知設定', text: 'お知らせと、稽古の声かけ' },
  { to: paths.sync, title: '同期の状態', text: '最後の同期と、未送信の記録' },
] as const;

const app = [
  { to: paths.help, title: 'ヘルプ', text: 'よくあるご質問' },
  { to: paths.terms, title: '利用規約' },
  { to: paths.privacy, title: 'プライバシーポリシー', text: 'お預かりする情報と、お問い合わせ先' },
  { to: paths.transmission, title: '外部送信', text: '何が、どこへ、何のために送られるか' },
  { to: paths.evidence, title: '稽古でわかること、わからないこと' },
  { to: paths.accessibility, title: 'アクセシビリティ', text: '方針と、試験の結果' },
  { to: paths.licenses, title: 'ライセンス', text: '使っているソフトウェア' },
  { to: paths.admin, title: '管理者画面', text: '運営する人のための画面' },
] as const;

interface GroupProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly title: string; readonly text?: string }[];
  readonly children?: ReactNode;
}

function Group({ title, links, children }: GroupProps) {
  return (
    <TitledCard title={title}>
      <List>
        {links.map((link) => (
          <ListLink key={link.to} {...link} />
        ))}
        {children}
      </List>
    </TitledCard>
  );
}

function installTitle(kind: DeviceKind): string {
  if (kind === 'mac-safari') return 'Dockに追加';
  return kind === 'edge' || kind === 'desktop' ? 'アプリとして使う' : 'ホーム画面に追加';
}

/** Installs the app on demand, even if the prompt was dismissed. Hidden once installed. */
function InstallEntry() {
  const way = useInstallWay();
  const { install } = useInstallPrompt();
  if (way === 'none') return null;
  return (
    <ListRow
      title={installTitle(deviceOf(navigator).kind)}
      text="ひと押しで稽古がひらきます"
      trailing={<ChevronRight aria-hidden="true" />}
      render={<button type="button" onClick={() => void install()} />}
    />
  );
}
