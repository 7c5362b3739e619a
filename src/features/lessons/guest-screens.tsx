import { LoginNeeded } from '../../shared/login-needed.tsx';
import { SpecialCardMotif } from './motifs/pictures.tsx';
import { BRAIN_SPEED_TITLE, HUB_TITLE } from './titles.ts';

export function GuestHubScreen() {
  return (
    <LoginNeeded title={HUB_TITLE} motif={<SpecialCardMotif id="brain-speed" />}>
      特殊意識の稽古は、会員の方に開いています。ログインすると、この画面に戻ります。
    </LoginNeeded>
  );
}

export function GuestBrainSpeedScreen() {
  return (
    <LoginNeeded
      title={BRAIN_SPEED_TITLE}
      message="トレーニングを開始するにはログインが必要です"
      motif={<SpecialCardMotif id="brain-speed" />}
    >
      1日1回、30レッスン。どこまで進んだかは、ログインした方ごとに残ります。
    </LoginNeeded>
  );
}
