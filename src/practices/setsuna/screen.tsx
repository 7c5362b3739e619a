import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Chip } from '../../ui/controls/chip.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { FinishButton } from '../host/finish-button.tsx';
import { useFinish } from '../host/use-finish.ts';
import { useSighting } from '../host/use-sighting.ts';
import type { PracticeScreenProps } from '../practice.ts';
import { estimatedMinutes, sessionMinutes, start, step, thoughtCount } from './rules.ts';
import styles from './screen.module.css';

/** The drill 刹那: a situation, a sudden event, and a moment to think. */
export function Screen({ practice, deck, onItem, ...visit }: PracticeScreenProps) {
  const [state, setState] = useState(() => start(deck));
  const { saving, finish } = useFinish(visit);
  const announce = useAnnounce();
  const { id, situation, event, category } = state.scenario;
  const isThinking = state.phase === 'thinking';
  const thought = thoughtCount(state);
  useSighting(onItem, id);

  function advance() {
    const following = step(state, { type: isThinking ? 'next' : 'think' });
    setState(following);
    const shown = following.scenario;
    announce(isThinking ? `${shown.category}。${shown.situation}${shown.event}` : '思考中。');
  }

  return (
    <DrillPage
      practice={practice}
      onLeave={visit.onLeave}
      isUntouched={thought === 0}
      aside={<Chip>{category}</Chip>}
      footer={
        <>
          <Row justify="between">
            <Text variant="small" tone="muted" numeric>
              {thought} 場面
            </Text>
            <Text variant="small" tone="muted" numeric>
              目安 {estimatedMinutes(state)} 分
            </Text>
          </Row>
          <Button full disabled={saving} onClick={ignoreDoubleClick(advance)}>
            {isThinking ? '次の状況' : '思考開始'}
          </Button>
          <FinishButton
            saving={saving}
            disabled={thought === 0}
            onFinish={() =>
              finish({
                title: practice.title,
                number: thought,
                durationMinutes: sessionMinutes(state),
                details: null,
              })
            }
          />
        </>
      }
    >
      <Stack fill gap="m">
        <Stack gap="2xs">
          <Text variant="label" tone="muted">
            場面
          </Text>
          <Text variant="reading">{situation}</Text>
        </Stack>
        <Stack gap="2xs">
          <Text variant="label" tone="muted">
            出来事
          </Text>
          <Text variant="scene">{event}</Text>
        </Stack>
        <div className={styles.moment}>
          {isThinking ? (
            <>
              <span className={styles.breath} aria-hidden="true" />
              <Text tone="accent" strong>
                思考中
              </Text>
              <Text variant="small" tone="muted">
                真っ先に浮かんだ行動を、一息で言葉に。
              </Text>
            </>
          ) : null}
        </div>
      </Stack>
    </DrillPage>
  );
}
