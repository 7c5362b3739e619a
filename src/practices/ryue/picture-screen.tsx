import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import { FocusedHeading } from '../host/focused-heading.tsx';
import type { PracticeScreenProps } from '../practice.ts';
import type { RyueSide } from './content.ts';
import { FlowingPictures } from './flowing-pictures.tsx';
import styles from './picture-screen.module.css';
import { isLast, type PicturePhase, SETS_PER_PRACTICE } from './rules.ts';

interface PictureScreenProps extends Pick<PracticeScreenProps, 'practice' | 'onLeave'> {
  readonly picture: PicturePhase;
  readonly onNext: () => void;
}

const names = { before: '一枚目', after: '二枚目' } as const satisfies Record<RyueSide, string>;

/** One set. Once the second picture is shown, the first can be overlaid to compare. */
export function PictureScreen({ practice, picture, onNext, onLeave }: PictureScreenProps) {
  const [isLookingBack, setLookingBack] = useState(false);
  const announce = useAnnounce();
  const { set, side, number } = picture;
  const shown = isLookingBack ? 'before' : side;
  const { caption, prompt } = set[shown];

  function show(next: RyueSide): void {
    announce(`${names[next]}。${set[next].caption}。${set[next].prompt}`);
  }

  function advance(): void {
    if (side === 'before') show('after');
    onNext();
  }

  function lookBack(): void {
    setLookingBack(!isLookingBack);
    show(isLookingBack ? 'after' : 'before');
  }

  const footer = (
    <>
      <Button full onClick={ignoreDoubleClick(advance)}>
        {nextLabel(picture)}
      </Button>
      {side === 'after' ? (
        <Button full variant="outline" onClick={lookBack}>
          {isLookingBack ? '二枚目に戻る' : '一枚目を見る'}
        </Button>
      ) : null}
    </>
  );
  return (
    <DrillPage practice={practice} onLeave={onLeave} footer={footer}>
      <Stack gap="m">
        <Row align="baseline" justify="between" gap="xs">
          <FocusedHeading className={styles.title}>
            <Ruby readings={set.readings}>{set.title}</Ruby>
          </FocusedHeading>
          <Text as="span" variant="small" tone="muted" numeric>
            {number} / {SETS_PER_PRACTICE} 組
          </Text>
        </Row>
        <figure className={styles.figure}>
          <FlowingPictures set={set} shown={shown} />
          <figcaption className={styles.caption}>
            <Text as="span" variant="label" tone="muted">
              {names[shown]}
            </Text>
            <span className={styles.words}>
              <Ruby readings={set.readings}>{caption}</Ruby>
            </span>
          </figcaption>
        </figure>
        <Text>
          <Ruby readings={set.readings}>{prompt}</Ruby>
        </Text>
        {side === 'after' ? (
          <p className={styles.between}>
            <Ruby readings={set.readings}>{set.between}</Ruby>
          </p>
        ) : null}
      </Stack>
    </DrillPage>
  );
}

function nextLabel(picture: PicturePhase): string {
  if (picture.side === 'before') return '二枚目を開く';
  return isLast(picture) ? '稽古完了' : '次の組へ';
}
