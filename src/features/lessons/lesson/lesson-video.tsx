import Play from 'lucide-react/icons/play';
import { type ReactNode, useState } from 'react';
import { useVideoId } from '../../../data/training/outside-addresses.ts';
import { useOnline } from '../../../lib/browser/network-state.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card, Stack } from '../../../ui/layout/boxes.tsx';
import { Small } from '../../../ui/layout/text.tsx';
import styles from './lesson-video.module.css';

/** The provider's cookieless host. */
const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

interface LessonVideoProps {
  /** The lesson, topic or circuit, as useVideoId() names it. */
  readonly lesson: string;
  readonly title: string;
  /** Shown until the video is started, and where there is none. */
  readonly picture: ReactNode;
}

/** A lesson's video. Requests nothing from the provider before the member's tap. */
export function LessonVideo({ lesson, title, picture }: LessonVideoProps) {
  const videoId = useVideoId(lesson);
  const online = useOnline();
  const [isRequested, setRequested] = useState(false);
  if (videoId === null) return <Slot>{picture}</Slot>;
  if (isRequested && online) return <Player videoId={videoId} title={title} />;
  return (
    <Slot>
      {picture}
      {online ? (
        <Button label="動画を再生" variant="outline" icon={<Play />} onClick={() => setRequested(true)} />
      ) : (
        <Small>オフラインのため動画を開けません。音声ガイドで、同じ内容に取り組めます。</Small>
      )}
    </Slot>
  );
}

function Slot({ children }: { readonly children: ReactNode }) {
  return (
    <Card as="div">
      <Stack gap="s" align="center">
        {children}
      </Stack>
    </Card>
  );
}

/** The frame, and a line for when it stays empty: only the provider knows whether it is blocked. */
function Player({ videoId, title }: { readonly videoId: string; readonly title: string }) {
  return (
    <Stack gap="xs">
      <iframe
        className={styles.frame}
        src={videoAddress(videoId)}
        title={`動画：${title}`}
        referrerPolicy="strict-origin-when-cross-origin"
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
      />
      <Small>動画が出ないときは、音声ガイドで、同じ内容に取り組めます。</Small>
    </Stack>
  );
}

function videoAddress(videoId: string): string {
  const address = new URL(`/embed/${encodeURIComponent(videoId)}`, VIDEO_ORIGIN);
  address.search = new URLSearchParams({ autoplay: '1', playsinline: '1', rel: '0', hl: 'ja' }).toString();
  return address.href;
}
