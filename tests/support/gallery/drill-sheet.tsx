import { Button } from '../../../src/ui/controls/button.tsx';
import { Chip } from '../../../src/ui/controls/chip.tsx';
import { IconButton } from '../../../src/ui/controls/icon-button.tsx';
import { BackIcon } from '../../../src/ui/graphics/icons.tsx';
import { Page } from '../../../src/ui/layout/page.tsx';
import { Caption, Heading, Small, Stack, Text } from '../../../src/ui/layout/primitives.tsx';

/** A drill screen: one scene, one word, and actions in the footer. */
export function DrillSheet() {
  return (
    <Page
      title="十四ツ"
      focusTitle
      back={
        <IconButton label="戻る" render={<a href="?sheet=tiles" />}>
          <BackIcon />
        </IconButton>
      }
      aside={<Chip>3 問目</Chip>}
      footer={
        <>
          <Button label="次の問題" full />
          <Button label="稽古完了" full variant="outline" />
        </>
      }
    >
      <Stack fill align="center" gap="m">
        <Caption>情景</Caption>
        <Text variant="scene">夕暮れの商店街で、傘を持った郵便配達員が、ゆっくりと空を見上げている。</Text>
        <Caption>意識</Caption>
        <Heading variant="display">本質</Heading>
        <Small>この情景の、いちばん大切なところはどこですか。</Small>
      </Stack>
    </Page>
  );
}
