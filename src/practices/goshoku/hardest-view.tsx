import { Button } from '../../ui/controls/button.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { FocusedHeading, Row, Small, Stack, Text } from '../../ui/layout/primitives.tsx';
import { ColourMark } from './colour-mark.tsx';
import { ColourWords } from './colour-words.tsx';
import { colourOf } from './colours.ts';
import type { ColouredSentence } from './content.ts';
import styles from './hardest-view.module.css';

interface HardestViewProps {
  readonly sentence: ColouredSentence;
  /** The hardest colour, by index; null until one is known. */
  readonly colour: number | null;
  readonly onChoose: (colour: number) => void;
}

/** The hardest colour, which the member may choose, once more. */
export function HardestView({ sentence, colour, onChoose }: HardestViewProps) {
  return (
    <Stack fill gap="l" align="center">
      <Stack gap="2xs" align="center">
        <FocusedHeading variant="phase">いちばん塗りにくかった色</FocusedHeading>
        <Small>その色に戻り、間と速さを変えて、もう一度言います。</Small>
      </Stack>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in all browsers */}
      <div role="group" aria-label="塗りにくかった色" className={styles.colours}>
        <Row justify="center" gap="xs">
          {sentence.colours.map((its, index) => {
            const { voice } = colourOf(sentence, index);
            return (
              <Button
                label={voice.name}
                key={its.colour}
                size="small"
                variant={index === colour ? 'secondary' : 'outline'}
                aria-pressed={index === colour}
                icon={<ColourMark voice={voice} />}
                onClick={() => onChoose(index)}
              />
            );
          })}
        </Row>
      </div>
      {colour === null ? null : <ColourWords colour={colourOf(sentence, colour)} readings={sentence.readings} />}
      <Text variant="scene">
        「<Ruby readings={sentence.readings}>{sentence.sentence}</Ruby>」
      </Text>
    </Stack>
  );
}
