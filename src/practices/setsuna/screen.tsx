import { useReducer } from 'react';
import { setsunaMaterial } from '../../../sync/model/published/materials/setsuna.ts';
import { changeSettings, currentSettings } from '../../data/device/settings.ts';
import { useBell } from '../../data/device/use-bell.ts';
import { type FirstMove, firstMoves, useFormerMove } from '../../data/training/first-moves.ts';
import { durationText } from '../../lib/duration.ts';
import { useNow } from '../../lib/use-now.ts';
import { NoteField } from '../../shared/note-field.tsx';
import { useAnnounceMarks } from '../../shared/use-announce-marks.ts';
import { Chip } from '../../ui/controls/chip.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Row, Stack } from '../../ui/layout/boxes.tsx';
import { Caption, Small, Text } from '../../ui/layout/text.tsx';
import { AnswerButtons } from '../host/answer-buttons.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { mergeMaterial } from '../host/merge-material.ts';
import { SampleAnswer } from '../host/sample-answer.tsx';
import { useDrill, useMarkSeen } from '../host/use-drill.ts';
import { useSession } from '../host/use-session.ts';
import { type Scenario, scenarios } from './content.ts';
import {
  estimatedMinutes,
  isEventHidden,
  type SetsunaState,
  secondsLeft,
  start,
  step,
  type ThoughtLimit,
  thoughtCount,
  thoughtLimits,
} from './rules.ts';
import styles from './screen.module.css';

/** The drill 刹那: a situation, a sudden event, and a moment to think, which can be measured. */
export function Screen() {
  const { practice, deck, material, now, onItem } = useDrill();
  const [state, send] = useReducer(step, deck, (from) =>
    start(from, readTimer(), mergeMaterial('setsuna', setsunaMaterial, scenarios, material)),
  );
  const { isClosing, finish } = useSession();
  const announce = useAnnounce();
  const { id, situation, event, category, readings } = state.scenario;
  const isThinking = state.phase === 'thinking';
  const thought = thoughtCount(state);
  const left = secondsLeft(state, useNow(now, state.endAt !== null));
  const isOver = left === 0;
  const isRunning = left !== null && !isOver;
  useMarkSeen(id);
  useAnnounceMarks(left, state.limit ?? 0);
  useBell(isRunning, isOver ? thought : null);

  function advance() {
    const input = isThinking ? ({ type: 'next' } as const) : ({ type: 'think', now: now() } as const);
    send(input);
    announce(announcementText(step(state, input)));
  }

  function finishVisit() {
    const done = `${thought}場面で、一手を決めました`;
    void finish({ number: thought, durationMinutes: estimatedMinutes(state), done });
  }

  function chooseLimit(limit: ThoughtLimit | null) {
    changeSettings({ setsunaTimer: limit === null ? 'off' : `${limit}` });
    send({ type: 'limit', limit });
  }

  return (
    <DrillPage
      item={state.scenario}
      isUntouched={thought === 0}
      aside={<Chip>{category}</Chip>}
      footer={
        <Row justify="between">
          <Small numeric>{`${thought} 場面`}</Small>
          {thought === 0 ? null : <Small numeric>{`およそ${durationText(60 * estimatedMinutes(state))}`}</Small>}
        </Row>
      }
      actions={[
        { label: isThinking ? '次の状況' : '思考開始', disabled: isClosing, go: advance },
        { label: '稽古完了', busy: isClosing, disabled: thought === 0, go: finishVisit },
      ]}
    >
      <Stack fill="top" gap="m">
        <Stack gap="2xs">
          <Caption>場面</Caption>
          <Text variant="passage" ruby={situation} readings={readings} />
        </Stack>
        <Stack gap="2xs">
          <Caption>出来事</Caption>
          {isEventHidden(state) ? (
            <Text tone="muted">まだ伏せてあります。</Text>
          ) : (
            <Text variant="scene" ruby={event} readings={readings} />
          )}
        </Stack>
        {isThinking ? (
          <Moment
            key={state.count}
            scenario={state.scenario}
            about={practice.trainingType}
            limit={state.limit}
            left={left}
          />
        ) : (
          <div className={styles.choice}>
            <LimitChoice limit={state.limit} onChoose={chooseLimit} />
          </div>
        )}
        {isThinking && !isRunning ? (
          <MoveChoice
            key={id}
            state={state}
            onMove={(move) => {
              send({ type: 'move', move });
              onItem(id, move);
            }}
          />
        ) : null}
      </Stack>
    </DrillPage>
  );
}

function announcementText(state: SetsunaState): string {
  const { category, situation, event } = state.scenario;
  if (state.phase === 'thinking') return state.endAt === null ? '思考中。' : event;
  return `${category}。${situation}${isEventHidden(state) ? '' : event}`;
}

/** The seconds that are measured on this device; null if none, as at first. */
function readTimer(): ThoughtLimit | null {
  return thoughtLimits.find((limit) => `${limit}` === currentSettings().setsunaTimer) ?? null;
}

const labels = { voice: '声が先', body: '体が先', wait: 'まず待つ' } as const satisfies Record<FirstMove, string>;

interface MoveChoiceProps {
  readonly state: Pick<SetsunaState, 'scenario' | 'move'>;
  readonly onMove: (move: FirstMove) => void;
}

/** What came first in the member's own move, compared with a sample. */
function MoveChoice({ state: { scenario, move }, onMove }: MoveChoiceProps) {
  const { id, sample, readings } = scenario;
  const former = useFormerMove(id);
  return (
    <Stack gap="s">
      <AnswerButtons
        label="自分の一手は"
        answers={firstMoves.map((value) => ({ value, label: labels[value] }))}
        chosen={move}
        onChoose={onMove}
      />
      {sample === undefined ? null : (
        <SampleAnswer isFolded={move === null}>
          <Text ruby={sample} readings={readings} />
          {move === null || scenario.move === undefined ? null : (
            <Small>{`こちら${move === scenario.move ? 'も' : 'は'}、${labels[scenario.move]}。`}</Small>
          )}
          {move === null || former === null ? null : <Small>{`前のあなたの一手は、${labels[former]}。`}</Small>}
        </SampleAnswer>
      )}
    </Stack>
  );
}

const DEFAULT_LIMIT = 10;

const nameOf = (limit: ThoughtLimit) => `${limit}秒` as const;

interface LimitChoiceProps {
  readonly limit: ThoughtLimit | null;
  readonly onChoose: (limit: ThoughtLimit | null) => void;
}

/** Whether the thought is measured, and for how many seconds. */
function LimitChoice({ limit, onChoose }: LimitChoiceProps) {
  return (
    <Stack gap="xs">
      <Switch
        label={`${nameOf(limit ?? DEFAULT_LIMIT)}をはかる`}
        hint="入れると、出来事は始めるまで伏せられます。"
        state={limit === null ? 'はからない' : 'はかる'}
        checked={limit !== null}
        onChange={(isOn) => onChoose(isOn ? DEFAULT_LIMIT : null)}
      />
      {limit === null ? null : (
        <AnswerButtons
          label="考える時間"
          answers={thoughtLimits.map((value) => ({ value: nameOf(value), label: nameOf(value) }))}
          chosen={nameOf(limit)}
          onChoose={(name) => onChoose(thoughtLimits.find((value) => nameOf(value) === name) ?? null)}
        />
      )}
    </Stack>
  );
}

interface MomentProps {
  readonly scenario: Scenario;
  /** The training_type, for the note. */
  readonly about: string;
  /** Seconds for the thought and those that are left; null if it is not measured. */
  readonly limit: ThoughtLimit | null;
  readonly left: number | null;
}

/** The thought: without end, or for some seconds, after which it can be written down. */
function Moment({ scenario, about, limit, left }: MomentProps) {
  if (left === 0) {
    return (
      <Stack gap="s">
        <Text tone="accent" strong>{`${limit}秒たちました`}</Text>
        <Small>浮かんだことを声に出すか、ひとこと書きとめます。</Small>
        <NoteField about={about} question={scenario.event} />
      </Stack>
    );
  }
  return (
    <div className={styles.moment}>
      {limit === null || left === null ? (
        <span className={styles.breath} aria-hidden="true" />
      ) : (
        <>
          <div className={styles.ring}>
            <Enso fraction={1 - left / limit} meter={{ label: `${limit}秒`, text: `残り${left}秒` }} size={80} />
          </div>
          {/* In the place of the ring for members who want no motion */}
          <span className={styles.number} role="timer" aria-label="残りの秒数">
            {left}
          </span>
        </>
      )}
      <Text tone="accent" strong>
        思考中
      </Text>
      <Small>真っ先に浮かんだ行動を、ひと息でことばに。</Small>
    </div>
  );
}
