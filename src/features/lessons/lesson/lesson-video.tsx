import Play from 'lucide-react/icons/play';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useVideoId } from '../../../data/training/outside-addresses.ts';
import { useOnline } from '../../../lib/browser/network-state.ts';
import { timers } from '../../../lib/timers.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card, Stack } from '../../../ui/layout/boxes.tsx';
import { Small, Text } from '../../../ui/layout/text.tsx';
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
  if (isRequested && online) return <Player videoId={videoId} title={title} onClose={() => setRequested(false)} />;
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

interface PlayerProps {
  readonly videoId: string;
  readonly title: string;
  readonly onClose: () => void;
}

function Player({ videoId, title, onClose }: PlayerProps) {
  const { frameRef, onLoad, isUnresponsive } = useFrameResponse(VIDEO_ORIGIN);
  return (
    <>
      <iframe
        ref={frameRef}
        className={styles.frame}
        src={videoAddress(videoId)}
        title={`動画：${title}`}
        referrerPolicy="strict-origin-when-cross-origin"
        allow="autoplay; encrypted-media; picture-in-picture"
        allowFullScreen
        onLoad={onLoad}
      />
      {isUnresponsive ? (
        <Slot>
          <Text variant="small">
            動画の配信元から返事がありません。つながりにくいか、この端末で止められているようです。音声ガイドで、同じ内容に取り組めます。
          </Text>
          <Button label="動画を閉じる" variant="outline" size="small" onClick={onClose} />
        </Slot>
      ) : null}
    </>
  );
}

function videoAddress(videoId: string): string {
  const address = new URL(`/embed/${encodeURIComponent(videoId)}`, VIDEO_ORIGIN);
  address.search = new URLSearchParams({
    autoplay: '1',
    playsinline: '1',
    rel: '0',
    hl: 'ja',
    enablejsapi: '1',
    origin: window.location.origin,
  }).toString();
  return address.href;
}

/** Time within which a working player has sent a message, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 8000;

/** Whether an embedded player works: only the provider's player responds to `listening`, a blocked frame just loads. */
function useFrameResponse(origin: string) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [isUnresponsive, setUnresponsive] = useState(false);

  useEffect(() => {
    const cancel = timers.after(RESPONSE_TIMEOUT_MS, () => setUnresponsive(true));
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frameRef.current?.contentWindow || event.origin !== origin) return;
      cancel();
      setUnresponsive(false);
    };
    window.addEventListener('message', onMessage);
    return () => {
      cancel();
      window.removeEventListener('message', onMessage);
    };
  }, [origin]);

  return {
    frameRef,
    isUnresponsive,
    /** The message contains nothing confidential, so any target origin is safe. */
    onLoad: () =>
      frameRef.current?.contentWindow?.postMessage(JSON.stringify({ event: 'listening', channel: 'widget' }), '*'),
  };
}
