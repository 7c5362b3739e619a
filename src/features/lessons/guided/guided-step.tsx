import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { VoiceNotices } from '../../../shared/voice-notices.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Clock } from '../../../ui/graphics/clock.tsx';
import { Enso } from '../../../ui/graphics/enso.tsx';
import { Ruby } from '../../../ui/graphics/ruby.tsx';
import { FocusedHeading } from '../../../ui/layout/primitives.tsx';
import styles from './guided-step.module.css';
import type { Guided } from './use-guided.ts';

interface GuidedStepProps {
  readonly guided: Guided;
  readonly step: NonNullable<Guided['current']>;
}

/** The current step: text, remaining time and large controls for use with half-closed eyes. */
export function GuidedStep({ guided, step }: GuidedStepProps) {
  const { phase, voice } = guided;
  const { number, of, seconds, leftMs, text } = step;
  const isPaused = phase === 'paused';
  return (
    <>
      <div className={styles.step}>
        <div>
          <FocusedHeading>{`手順 ${number} / ${of}`}</FocusedHeading>
          <div className={styles.marks} aria-hidden="true">
            {Array.from({ length: of }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: marks are never reordered
              <span key={index} className={styles.mark} data-reached={index < number ? '' : undefined} />
            ))}
          </div>
        </div>
        <Enso fraction={1 - leftMs / (seconds * 1000)} size={160}>
          <Clock label="この手順の残り時間" seconds={Math.ceil(leftMs / 1000)} />
        </Enso>
        <p className={styles.words}>
          <Ruby>{text}</Ruby>
        </p>
      </div>
      <VoiceNotices isVoiceOptional speech={voice.speech} reader={voice.reader} onSilence={voice.speech.silence} />
      <div className={styles.controls}>
        <Button label="前へ" variant="outline" onClick={guided.back} />
        <Button
          label={isPaused ? '再開' : '一時停止'}
          icon={isPaused ? <Play /> : <Pause />}
          onClick={isPaused ? guided.resume : guided.pause}
        />
        <Button label="次へ" variant="outline" onClick={guided.next} />
      </div>
      {voice.speech.state === 'silent' ? null : (
        <Button
          label={voice.isWanted ? '声を切る' : '声を入れる'}
          variant="ghost"
          size="small"
          icon={voice.isWanted ? <VolumeX /> : <Volume2 />}
          onClick={() => voice.want(!voice.isWanted)}
        />
      )}
    </>
  );
}
