import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ContentItem } from '../../../sync/model/practice/content-item.ts';
import { levelNames } from '../../../sync/model/practice/level.ts';
import { recordedMinutes } from '../../../sync/model/practice/session-minutes.ts';
import { questionOfVisit } from '../../data/notebook/questions.ts';
import { useDrillLevel } from '../../data/training/practice-levels.ts';
import { origins } from '../../paths.ts';
import { OwnLineAtEnd } from '../../shared/charts/own-line.tsx';
import { FirstMovesLine } from '../../shared/first-moves-line.tsx';
import { EndActions, type EndStep, PracticeEnd } from '../../shared/practice-end.tsx';
import type { RemarkFacts } from '../../shared/remarks.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Row } from '../../ui/layout/boxes.tsx';
import { Small } from '../../ui/layout/text.tsx';
import type { PracticeResult } from '../practice.ts';
import { ActionButton, type DrillAction, DrillPage, ItemReadings } from './drill-page.tsx';
import { useDrill } from './use-drill.ts';
import type { Session } from './use-session.ts';

interface DrillEndProps {
  /** The session of a drill that ends by itself, which may still have to be stored. */
  readonly session?: Session;
  /** What was done; by default the result with which the session has ended. */
  readonly result?: PracticeResult | null | undefined;
  /** The button that stores the session, where it is not stored without one. */
  readonly save?: DrillAction | undefined;
  /** The main way on. */
  readonly first?: EndStep | undefined;
  /** Whether this is a step of a visit that goes on; see PracticeEnd. */
  readonly isStep?: boolean;
  /** Beside the way back. */
  readonly other?: EndStep | undefined;
  /** Below the ways on. */
  readonly below?: ReactNode;
  /** Asked instead of the question of this visit. */
  readonly question?: string;
  /** A line that the member has written in the drill. */
  readonly initial?: string;
  /** The item that was practised; see DrillPage. */
  readonly item?: ContentItem;
  /** The name of the item. */
  readonly subject?: string;
  /** See RemarkFacts. */
  readonly themeOf?: RemarkFacts['themeOf'];
  /** What the drill shows of the visit. */
  readonly children?: ReactNode;
}

/** The end of a drill: what was done, the level, a line for the notebook, and the ways on, one of them back. */
export function DrillEnd({ session, result = session?.ended, ...props }: DrillEndProps) {
  const { practice, deck, onLeave } = useDrill();
  const back = useLocation().state === origins.home ? 'ホームへ' : '稽古の一覧へ';
  const level = useLevelOfVisit();
  if (!result) return null;
  const { save, first, other, item, subject, isStep = false } = props;
  const isStored = save === undefined ? session?.state !== 'failed' : session?.state === 'stored';
  const main = first && { ...first, atFirstEnd: isStep || first.atFirstEnd === true };
  const steps = [main, { label: back, go: onLeave, atFirstEnd: true }, other].filter((step) => step !== undefined);
  return (
    <DrillPage
      isEnd
      footer={
        <>
          {save === undefined ? null : <ActionButton {...save} />}
          {session?.state === 'failed' && save === undefined ? (
            <ActionButton label="もう一度記録する" variant="primary" go={() => void session.store(result)} />
          ) : null}
          <EndActions steps={steps} isStored={isStored} />
          <ItemReadings item={props.item}>{props.below}</ItemReadings>
        </>
      }
    >
      <PracticeEnd
        done={result.done}
        subject={
          subject === undefined ? undefined : (
            <ItemReadings item={item}>
              <Ruby readings={item?.readings}>{subject}</Ruby>
            </ItemReadings>
          )
        }
        minutes={isStep ? null : recordedMinutes(result.durationMinutes)}
        about={practice.trainingType}
        stored={session === undefined || session.state === 'stored'}
        hasLevel={level?.hasMoved}
        themeOf={props.themeOf}
        question={props.question ?? questionOfVisit(practice.id, deck.sessions)}
        {...(props.initial === undefined ? {} : { initial: props.initial })}
      >
        <ItemReadings item={item}>{props.children}</ItemReadings>
        {practice.id === 'setsuna' ? <FirstMovesLine /> : null}
        <OwnLineAtEnd trainingType={practice.trainingType} />
        {level === null ? null : <LevelNote level={level} />}
      </PracticeEnd>
    </DrillPage>
  );
}

/** The level at the end of a visit; null where the drill has none. */
function useLevelOfVisit() {
  const { practice, deck } = useDrill();
  const level = useDrillLevel(practice.trainingType);
  if (level === null || level.open === 1) return null;
  const hasOpened = level.open > deck.openLevel;
  return { ...level, hasOpened, hasMoved: hasOpened || level.next !== deck.level };
}

/** A level that has opened or that is played next, and the way to the level below and back. */
function LevelNote({ level }: { readonly level: NonNullable<ReturnType<typeof useLevelOfVisit>> }) {
  const { hasOpened, hasMoved } = level;
  const name = (one: number) => levelNames[one - 1] ?? levelNames[0];
  const next = name(level.next);
  return (
    <Row justify={hasMoved ? 'between' : 'end'}>
      {hasMoved ? (
        <Small tone={hasOpened ? 'accent' : 'muted'}>
          {hasOpened ? `${next}が開きました。次から${next}です。` : `次は${next}です。`}
        </Small>
      ) : null}
      <Button
        label={`次は${name(level.isLowered ? level.open : level.open - 1)}で`}
        size="small"
        variant="ghost"
        onClick={() => void level.toggle().catch(() => undefined)}
      />
    </Row>
  );
}
