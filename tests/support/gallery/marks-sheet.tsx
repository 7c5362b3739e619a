import { Chip } from '../../../src/ui/controls/chip.tsx';
import { ProgressBar } from '../../../src/ui/feedback/progress-bar.tsx';
import { Enso, EnsoNumber } from '../../../src/ui/graphics/enso.tsx';
import { Seal } from '../../../src/ui/graphics/seal.tsx';
import { Card, Row } from '../../../src/ui/layout/boxes.tsx';
import { Page } from '../../../src/ui/layout/page.tsx';
import { Small, Text } from '../../../src/ui/layout/text.tsx';

const DAYS = [0, 1, 3, 7, 15, 22, 29, 30] as const;
const CHIPS = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const;
/** Marks, numbers and card variants. */
export function MarksSheet() {
  return (
    <Page title="印と数">
      <Card label="円相">
        <Row justify="center">
          {DAYS.map((days) => (
            <Enso key={days} fraction={days / 30} size={days === 30 ? 260 : 132}>
              <EnsoNumber value={days === 30 ? 1284 : days} unit="日連続" />
            </Enso>
          ))}
        </Row>
      </Card>
      <Card label="印">
        <Row>
          <Seal>20</Seal>
          <Seal variant="outline">復</Seal>
          <Seal variant="spent">復</Seal>
          <Seal variant="faded">7</Seal>
        </Row>
      </Card>
      <Card label="札">
        <Row gap="xs">
          {CHIPS.map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
        </Row>
      </Card>
      <Card variant="sunken" label="状態">
        <Small>沈んだ紙の上の小さな文字。</Small>
      </Card>
      <Card variant="outline" label="枠">
        <ProgressBar label="進み" value={0} max={100} valueText="0%" />
      </Card>
      <Card variant="accent" label="朱">
        <Text>朱の地に置く文字。</Text>
        <Small tone="accent" strong>
          大事なひとこと
        </Small>
        <ProgressBar label="進み" value={64} max={100} valueText="64%" />
      </Card>
    </Page>
  );
}
