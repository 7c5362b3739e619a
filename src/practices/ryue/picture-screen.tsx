import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { useAnnounce } from '../../ui/feedback/announcer.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Row, Stack } from '../../ui/layout/boxes.tsx';
import { Caption, FocusedHeading, Small, Text } from '../../ui/layout/text.tsx';
import { DrillPage } from '../host/drill-page.tsx';
import type { RyueSide } from './content.ts';
import { FlowingPictures } from './flowing-pictures.tsx';
import styles from './picture-screen.module.css';
import { isLast, type PicturePhase, type RyueView, SETS_PER_PRACTICE } from './rules.ts';

const BETWEEN = '2枚の絵のあいだ';

interface PictureScreenProps {
  readonly picture: PicturePhase;
  readonly onNext: () => void;
}

const names = { before: '1枚目', after: '2枚目' } as const satisfies Record<RyueSide, string>;
const captioned = { before: ['before'], after: ['after'], both: ['before', 'after'] } as const satisfies Record<
  RyueView,
  readonly RyueSide[]
>;

/** One set: its first picture, its second, then both side by side with the question between them. */
export function PictureScreen({ picture, onNext }: PictureScreenProps) {
  const announce = useAnnounce();
  const { set, view, number } = picture;

  function advance(): void {
    if (view === 'before') announce(`${names.after}。${set.after.caption}。${set.after.prompt}`);
    if (view === 'after') announce(`${BETWEEN}。${set.between}`);
    onNext();
  }

  return (
    <DrillPage footer={<Button label={nextLabel(picture)} full onClick={ignoreDoubleClick(advance)} />}>
      <Stack gap="m">
        <Row align="baseline" justify="between" gap="xs">
          <FocusedHeading variant="phase" ruby={set.title} readings={set.readings} />
          <Small as="span" numeric>{`${number} / ${SETS_PER_PRACTICE} 組`}</Small>
        </Row>
        <figure className={styles.figure}>
          <FlowingPictures set={set} shown={view} />
          <figcaption className={styles.captions}>
            {captioned[view].map((side) => (
              <span key={side} className={styles.caption}>
                <Caption as="span">{names[side]}</Caption>
                <span className={styles.words}>
                  <Ruby readings={set.readings}>{set[side].caption}</Ruby>
                </span>
              </span>
            ))}
          </figcaption>
        </figure>
        {view === 'both' ? (
          <div className={styles.between}>
            <Caption>{BETWEEN}</Caption>
            <p>
              <Ruby readings={set.readings}>{set.between}</Ruby>
            </p>
          </div>
        ) : (
          <Text ruby={set[view].prompt} readings={set.readings} />
        )}
      </Stack>
    </DrillPage>
  );
}

function nextLabel(picture: PicturePhase): string {
  if (picture.view === 'before') return '2枚目を開く';
  if (picture.view === 'after') return '2枚を並べる';
  return isLast(picture) ? '稽古完了' : '次の組へ';
}
