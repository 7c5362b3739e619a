import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import Square from 'lucide-react/icons/square';
import { Button } from '../../ui/controls/button.tsx';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { Row } from '../../ui/layout/boxes.tsx';
import type { DrillAction } from '../host/drill-page.tsx';
import type { Parrot } from './use-parrot.ts';

/** Stop, and other sentences. Moves while nothing is spoken are announced, without the sentence, which stays hidden. */
export function Transport({ parrot }: { readonly parrot: Parrot }) {
  const { state, sentences, stop, previous, next } = parrot;
  const announce = useAnnounce();
  const isSilent = state.status === 'idle' || state.status === 'stopped';

  function move(by: 1 | -1): void {
    if (by === 1) next();
    else previous();
    const sentence = state.sentence + by;
    if (state.status !== 'playing') announce(`${sentences.length}文中${sentence + 1}文目。`);
  }

  return (
    <Row gap="xs" equal>
      <Button label="停止" variant="outline" size="small" icon={<Square />} softDisabled={isSilent} onClick={stop} />
      <Button
        label="前の文"
        variant="outline"
        size="small"
        icon={<SkipBack />}
        softDisabled={state.sentence === 0}
        onClick={() => move(-1)}
      />
      <Button
        label="次の文"
        aria-keyshortcuts="ArrowRight"
        variant="outline"
        size="small"
        icon={<SkipForward />}
        softDisabled={state.sentence + 1 >= state.sentences}
        onClick={() => move(1)}
      />
    </Row>
  );
}

/** The one button that is always in reach. */
export function playAction({ state, speech, play, pause, resume }: Parrot): DrillAction {
  switch (state.status) {
    case 'playing':
      return { label: '一時停止', variant: 'primary', icon: <Pause />, go: pause };
    case 'paused':
      return { label: '再開', icon: <Play />, go: resume };
    case 'idle':
    case 'stopped':
      return { label: '再生', icon: <Play />, disabled: speech.state === 'loading', go: play };
  }
}
