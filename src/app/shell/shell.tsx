import { useAtomValue, useStore } from 'jotai';
import { type ReactNode, Suspense, useCallback, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { currentSettings, watchSettings } from '../../data/device/settings.ts';
import { isPractisingAtom } from '../../data/device/suppress-prompts.ts';
import { MemberProvider, useMember } from '../../data/member/member-context.tsx';
import { useOutbox } from '../../data/member/outbox.ts';
import { formDraft } from '../../data/member/stored-draft.ts';
import { readAhead } from '../../data/member/use-live.ts';
import { useDailyLogin, useDailyLoginProcessing } from '../../data/streak/daily-login.ts';
import { type SyncStatus, useFirstSyncRunning, useFullPull, useSyncStatus } from '../../data/sync/sync-status.ts';
import { formatNumber } from '../../lib/date-format.ts';
import { lazyPart, pick } from '../../lib/lazy.ts';
import { FormDraftsContext } from '../../lib/unsaved-input.ts';
import { useIsSlow } from '../../lib/use-is-slow.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { useScreenViews } from '../../navigation/screen-route.ts';
import { paths } from '../../paths.ts';
import { sessionAtom } from '../../session/session-events.ts';
import { Spinner } from '../../ui/feedback/empty-state.tsx';
import { ErrorBoundary } from '../../ui/feedback/error-boundary.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { RubyContext } from '../../ui/graphics/ruby.tsx';
import { Frame } from '../../ui/layout/frame.tsx';
import { PageDefaultsProvider, SkipLink } from '../../ui/layout/page.tsx';
import { useRouteChanged } from '../app-frame.tsx';
import { APP_NAME } from '../app-name.ts';
import { AppBanners } from './app-banners.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { InstallPromptHost } from './install-prompt-host.tsx';
import styles from './shell.module.css';
import { useCachedScreen } from './use-cached-screen.tsx';

const ChangedVersionsLine = lazyPart(
  pick('ChangedVersionsLine', () => import('../../features/legal/changed-versions-line.tsx')),
);

const LateEffects = lazyPart(pick('LateEffects', () => import('./late-effects.ts')));

/** Frame and app-wide effects of the member screens. */
export function MemberShell() {
  const session = useAtomValue(sessionAtom);
  if (session.status !== 'member') return null;
  return (
    <MemberProvider member={session.member}>
      <FuriganaProvider>
        <FormDraftsProvider>
          <MemberFrame />
        </FormDraftsProvider>
      </FuriganaProvider>
    </MemberProvider>
  );
}

/** Keeps what is typed into forms, until they are left while the member's data is open: not when it is closed for an update. */
function FormDraftsProvider({ children }: { readonly children: ReactNode }) {
  const member = useMember();
  const store = useStore();
  const open = useCallback(
    (name: string) => ({
      ...formDraft(member.dataId, name),
      isLeft() {
        const session = store.get(sessionAtom);
        return session.status === 'member' && session.member === member;
      },
    }),
    [member, store],
  );
  return <FormDraftsContext value={open}>{children}</FormDraftsContext>;
}

function MemberFrame() {
  const toast = useToast();
  // At once: what this page puts there later is not to be stored by its start.
  useOutbox(() => toast({ text: '稽古帳に書きとめました', tone: 'success' }));
  useDailyLoginProcessing();
  const focusTitle = useRouteChanged();
  const isPractising = useAtomValue(isPractisingAtom);
  return (
    <>
      {/* Before the banners, which may have links. */}
      <SkipLink />
      <Frame top={<AppBanners />} bottom={isPractising ? null : <BottomNav />}>
        <PageDefaultsProvider Link={Link} aside={<SyncPill />} titleSuffix={APP_NAME} focusTitle={focusTitle}>
          <Screen />
          <EndOfHome />
        </PageDefaultsProvider>
        <MemberInstallPromptHost />
        <ErrorBoundary fallback={() => null}>
          <LateEffects />
        </ErrorBoundary>
      </Frame>
    </>
  );
}

/** Below home, where nobody has to act on it. */
function EndOfHome() {
  const { pathname } = useLocation();
  if (pathname !== paths.home) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <ChangedVersionsLine />
    </ErrorBoundary>
  );
}

/**
 * The screen of the route, or what a guest sees instead. On the way to another screen the former one stays until the data of
 * the new one is here.
 */
function Screen() {
  // React shows a fallback for 300 ms at least. The first screen is rendered behind the loading mark and replaces it at once.
  const isFirstFrame = !useDeferredValue(true, false);
  const loading = useCachedScreen() ?? <Spinner>読み込み中...</Spinner>;
  const { isGuest, database } = useMember();
  useState(() => readAhead(database));
  const { local = <Outlet /> } = useScreenViews();
  const screen = isGuest ? local : <Outlet />;
  return <Suspense fallback={loading}>{isFirstFrame ? loading : screen}</Suspense>;
}

/** The install prompt for members; deferred until the day's login, so that an announcement comes first. */
function MemberInstallPromptHost() {
  const { login } = useDailyLogin();
  const isFirstSync = useFirstSyncRunning();
  const { isGuest } = useMember();
  return <InstallPromptHost isDeferred={isFirstSync || login.status === 'pending'} isGuest={isGuest} />;
}

const loadFurigana = pick('furigana', () => import('../../features/furigana/furigana.tsx'));

/** Shows readings over kanji if the member enabled them; the dictionary is loaded only then. */
function FuriganaProvider({ children }: { readonly children: ReactNode }) {
  const isShown = useSyncExternalStore(watchSettings, currentSettings).furigana === 'on';
  // If loading fails, texts stay without readings until the next start.
  const { loaded } = useLoaded(isShown ? loadFurigana : null);
  return <RubyContext value={isShown && loaded.state === 'ready' ? loaded.value : null}>{children}</RubyContext>;
}

/** The tone colours a dot that repeats the text; `quiet` is hollow. */
const looks = {
  synced: { text: '同期済み', tone: 'success' },
  syncing: { text: '同期中', tone: 'info' },
  offline: { text: 'オフライン', tone: 'quiet' },
  pending: { text: '未送信', tone: 'warning' },
  error: { text: '同期エラー', tone: 'danger' },
  local: { text: 'この端末のみ', tone: 'quiet' },
} as const satisfies Record<SyncStatus['kind'], { text: string; tone: string }>;

/** The sync status, with a link to the sync page. During a practice, only screen readers are told while all is well. */
export function SyncPill() {
  const status = useSyncStatus();
  const fullPull = useFullPull();
  const isSlow = useIsSlow(status.kind === 'syncing');
  const isQuiet = useAtomValue(isPractisingAtom) && (status.kind === 'synced' || status.kind === 'local');
  const { text, tone } = looks[status.kind];
  const { pulled = 0, total = 0 } = fullPull ?? {};
  const progress = isSlow && total > 0 ? `${formatNumber(Math.min(pulled, total))}/${formatNumber(total)}` : null;
  // Not announced, because it changes often.
  const detail = status.kind === 'pending' && status.isOffline ? looks.offline.text : progress;
  return (
    <span className={isQuiet ? styles.quiet : styles.target}>
      <span className={styles.pill} style={tone === 'quiet' ? undefined : { '--_dot': `var(--color-${tone})` }}>
        <span role="status">{status.kind === 'pending' ? `${text} ${status.count}件` : text}</span>
        {detail === null ? null : <span>{detail}</span>}
      </span>
      {isQuiet ? null : <Link to={paths.sync} className={styles.link} aria-label="同期の状態を見る" />}
    </span>
  );
}
