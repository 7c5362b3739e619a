import { useEffect } from 'react';
import { useBell } from '../../data/device/use-bell.ts';
import { useWakeLock } from '../../lib/browser/wake-lock.ts';
import { secondsUntil } from '../../lib/duration.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { Clock } from '../../ui/graphics/clock.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Row, Stack } from '../../ui/layout/boxes.tsx';
import { Caption, FocusedHeading, Small, Text } from '../../ui/layout/text.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import numbered from '../host/numbered-lines.module.css';
import type { RyueChange, RyueSide } from './content.ts';
import { ComparedPictures, OnePicture, TouchedPicture } from './flowing-pictures.tsx';
import styles from './picture-screen.module.css';
import {
  isFound,
  isLast,
  OPEN_SECONDS,
  type PicturePhase,
  placesOf,
  type RyueInput,
  type RyueState,
  SETS_PER_PRACTICE,
  TRIES,
} from './rules.ts';

const BETWEEN = '2枚の絵のあいだ';

interface PictureScreenProps {
  readonly state: PicturePhase & Pick<RyueState, 'deck'>;
  readonly onInput: (input: RyueInput) => void;
  /** Leaves the view. */
  readonly onNext: () => void;
}

const names = { before: '1枚目', after: '2枚目' } as const satisfies Record<RyueSide, string>;

/** One set, view by view. */
export function PictureScreen({ state, onInput, onNext }: PictureScreenProps) {
  const { set, view, number, endAt } = state;
  const announce = useAnnounce();
  const isTimed = endAt !== null;
  const now = useNow(Date.now, isTimed);
  const remaining = isTimed ? secondsUntil(endAt, now) : 0;
  useWakeLock(isTimed);
  useBell(isTimed, isTimed && remaining === 0 ? endAt : null);
  useEffect(() => {
    if (isTimed) onInput({ type: 'tick', now });
  }, [isTimed, now, onInput]);

  // Also a view that ends by itself is announced.
  useEffect(() => {
    if (view === 'finding') announce(`${names.after}。${set.after.caption}。変わった所はどこですか。`);
    if (view === 'after')
      announce(`${names.after}。${set.after.caption}。${set.after.prompt}${BETWEEN}。${set.between}`);
  }, [view, set, announce]);

  if (view === 'eyes') return <EyesView remaining={remaining} onNext={onNext} />;
  return (
    <DrillPage
      item={state.set}
      actions={[
        { label: nextLabel(state), go: onNext },
        ...(view === 'before' && isTimed
          ? [{ label: `もう${OPEN_SECONDS}秒見る`, go: () => onInput({ type: 'longer' }) }]
          : []),
      ]}
    >
      <Stack gap="m">
        <Row align="baseline" justify="between" gap="xs">
          <FocusedHeading variant="phase" ruby={set.title} readings={set.readings} />
          {view === 'before' && isTimed ? <Clock seconds={remaining} size="small" /> : null}
          <Small as="span" numeric>{`${number} / ${SETS_PER_PRACTICE} 組`}</Small>
        </Row>
        {view === 'before' ? (
          <OnePicture set={set} side="before" />
        ) : view === 'finding' ? (
          <TouchedPicture picture={state} onTouch={(at) => onInput({ type: 'touch', at })} />
        ) : (
          <ComparedPictures picture={state} />
        )}
        <CaptionOf set={set} side={view === 'before' ? 'before' : 'after'} />
        {view === 'finding' ? (
          <Finding state={state} onInput={onInput} />
        ) : (
          <Text ruby={set[view].prompt} readings={set.readings} />
        )}
        {view === 'after' ? (
          <>
            {state.tries.length === 0 ? null : <Changes picture={state} />}
            <div className={styles.between}>
              <Caption>{BETWEEN}</Caption>
              <Text variant="passage" ruby={set.between} readings={set.readings} />
            </div>
          </>
        ) : null}
      </Stack>
    </DrillPage>
  );
}

function nextLabel(state: PictureScreenProps['state']): string {
  if (state.view === 'before') return state.deck.level === 2 ? '2枚目を開く' : '目を閉じる';
  if (state.view === 'finding') return '2枚を重ねる';
  return isLast(state) ? '稽古完了' : '次の組へ';
}

/** The closed eyes; a tap anywhere opens them. */
function EyesView({ remaining, onNext }: { readonly remaining: number; readonly onNext: () => void }) {
  return (
    <DrillPage actions={[{ label: '2枚目を開く', go: onNext }]}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button below does the same by keys */}
      <div className={styles.eyes} onClick={ignoreDoubleClick(onNext)}>
        <Stack fill gap="l" align="center">
          <FocusedHeading variant="phase">目を閉じます</FocusedHeading>
          <Clock seconds={remaining} />
          <Text>1枚目の時間を、ゆっくり進めます。画面に触れると、2枚目が開きます。</Text>
        </Stack>
      </div>
    </DrillPage>
  );
}

function CaptionOf({ set, side }: Pick<PicturePhase, 'set'> & { readonly side: RyueSide }) {
  return (
    <Row justify="center" align="baseline">
      <Caption as="span">{names[side]}</Caption>
      <Text as="span" variant="passage" strong ruby={set[side].caption} readings={set.readings} />
    </Row>
  );
}

/** What to look for, what the last try has shown, and the places as a list. */
function Finding({ state, onInput }: Pick<PictureScreenProps, 'state' | 'onInput'>) {
  const { set, tries, deck } = state;
  const left = TRIES - tries.length;
  return (
    <Stack gap="s">
      <Text
        ruby={left > 0 ? `1枚目と変わった所に触れます。あと${left}回。` : '五つ触れました。2枚を重ねて確かめます。'}
      />
      <div role="status">
        <LastTry picture={state} />
      </div>
      <Disclosure summary={<Ruby>一覧から選ぶ</Ruby>}>
        <Row gap="xs">
          {placesOf(set, deck.seed).map((name) => {
            const change = set.changes.findIndex((each) => each.name === name);
            const isTried = tries.some((tried) => tried.name === name) || isFound(state, change);
            return (
              <Button
                label={<Ruby>{name}</Ruby>}
                key={name}
                size="small"
                variant={isTried ? 'secondary' : 'outline'}
                aria-pressed={isTried}
                softDisabled={left === 0}
                onClick={() => onInput({ type: 'choose', name })}
              />
            );
          })}
        </Row>
      </Disclosure>
    </Stack>
  );
}

function LastTry({ picture: { set, tries } }: { readonly picture: PicturePhase }) {
  const last = tries.at(-1);
  if (last === undefined) return null;
  const change = last.change === null ? undefined : set.changes[last.change];
  return (
    <Text tone={change === undefined ? 'warning' : 'success'}>
      {change === undefined ? <Ruby>五つのうちには、ありません。</Ruby> : <ChangeText {...change} />}
    </Text>
  );
}

function ChangeText({ was, now }: Pick<RyueChange, 'was' | 'now'>) {
  return (
    <>
      <Ruby>{was}</Ruby>
      <span> → </span>
      <Ruby>{now}</Ruby>
    </>
  );
}

function Changes({ picture }: { readonly picture: PicturePhase }) {
  return (
    <ol className={numbered.lines}>
      {picture.set.changes.map(({ name, was, now }, index) => (
        <li key={name} className={numbered.line}>
          <Stack gap="3xs">
            <Text>
              <ChangeText was={was} now={now} />
            </Text>
            <Small tone={isFound(picture, index) ? 'success' : 'warning'}>
              <Ruby>{name}</Ruby>
              <span>{isFound(picture, index) ? '　見つけた' : '　見のがした'}</span>
            </Small>
          </Stack>
        </li>
      ))}
    </ol>
  );
}
