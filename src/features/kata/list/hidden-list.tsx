import { useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { SharedKata } from '../../../../sync/model/kata/search-shared-kata.contract.ts';
import { setKataHidden, useHiddenKatas } from '../../../data/kata/hidden-katas.ts';
import { readSharedKatas, useBundledKatas } from '../../../data/kata/shared-katas.ts';
import { useMember } from '../../../data/member/member-context.tsx';
import { useOnline } from '../../../lib/browser/network-state.ts';
import { useLoaded } from '../../../lib/use-loaded.ts';
import { useReportFailure } from '../../../shared/use-report-failure.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Card, Row, Stack } from '../../../ui/layout/boxes.tsx';
import { Heading, Small } from '../../../ui/layout/text.tsx';
import { useFocusWhen } from '../../../ui/layout/use-focus-when.ts';
import { MESSAGE_MS } from '../kata-texts.ts';
import { KataCard } from './kata-card.tsx';

/** The shared kata that the member has hidden for themselves, to show them again. */
export function HiddenList() {
  const member = useMember();
  const toast = useToast();
  const report = useReportFailure();
  const hidden = useHiddenKatas();
  const bundled = useBundledKatas();
  const [, setParams] = useSearchParams();
  const ids = useMemo(() => [...hidden].sort(), [hidden]);
  const onDevice = useMemo(() => new Map(bundled.map(({ kata }) => [kata.id, kata])), [bundled]);
  const online = useOnline();
  const missing = ids.filter((id) => !onDevice.has(id)).join(' ');
  const load = useMemo(
    () => (online && missing !== '' ? () => readSharedKatas(member, missing.split(' ')) : null),
    [member, online, missing],
  );
  const { loaded } = useLoaded(load);
  const loadedKata = (id: string) =>
    loaded.state === 'ready' ? (loaded.value.find((kata) => kata.id === id) ?? null) : undefined;
  // The button that led here is gone. The first load of an address has no key, and no button.
  const { key } = useLocation();
  const [isStart] = useState(key === 'default');
  const heading = useFocusWhen<HTMLHeadingElement>(!isStart, { preventScroll: true });
  async function showAgain(id: string) {
    await setKataHidden(member, id, false);
    heading.current?.focus({ preventScroll: true });
    toast({ text: '型をもう一度表示します', tone: 'success', ms: MESSAGE_MS });
  }

  return (
    <Stack as="section">
      <Stack gap="2xs">
        <Heading ref={heading} focusable>
          隠した型
        </Heading>
        <Small>「みんなの型」で、ご自身の画面から隠した型です。ほかの会員には見えています。</Small>
      </Stack>
      {ids.length === 0 ? (
        <EmptyState title="隠した型はありません" />
      ) : (
        <Stack as="ul">
          {ids.map((id) => (
            <li key={id}>
              <HiddenCard
                kata={onDevice.get(id) ?? loadedKata(id)}
                hasFailed={loaded.state === 'failed' || !online}
                onShow={() => report(showAgain(id))}
              />
            </li>
          ))}
        </Stack>
      )}
      <Button
        label="みんなの型を見る"
        full
        variant="outline"
        onClick={() => setParams({ tab: 'list', view: 'all' }, { replace: true })}
      />
    </Stack>
  );
}

interface HiddenCardProps {
  /** Null for a kata that is not shared any more; undefined while it is not known. */
  readonly kata: SharedKata | null | undefined;
  /** The texts could not be loaded, because of the network or the server. */
  readonly hasFailed: boolean;
  readonly onShow: () => void;
}

/** A kata that the member has hidden. Without its texts it can be shown again as well. */
export function HiddenCard({ kata, hasFailed, onShow }: HiddenCardProps) {
  const button = <Button label="もう一度表示する" size="small" variant="outline" onClick={onShow} />;
  if (kata) return <KataCard kata={kata} actions={button} />;
  const text =
    kata === null
      ? 'いまは共有されていない型です。'
      : hasFailed
        ? 'つながると、内容を表示します。'
        : '内容を読み込んでいます...';
  return (
    <Card as="article" label="隠した型">
      <Row justify="between" gap="xs">
        <Small>{text}</Small>
        {button}
      </Row>
    </Card>
  );
}
