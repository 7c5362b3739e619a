import { Button } from '../../ui/controls/button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { FocusedHeading, Small, Stack } from '../../ui/layout/primitives.tsx';
import type { OwnLine } from './rules.ts';

interface ChoiceViewProps {
  readonly lines: readonly OwnLine[];
  readonly onChoose: (line: string) => void;
}

/** The written lines, of which one is taken along. */
export function ChoiceView({ lines, onChoose }: ChoiceViewProps) {
  return (
    <Stack fill gap="l">
      <Stack gap="2xs" align="center">
        <FocusedHeading variant="phase">今週使えそうなのは</FocusedHeading>
        <Small>選んだ一行は、最後のひとことに移ります。</Small>
      </Stack>
      <Stack gap="s">
        {lines.map(({ standpoint, text }) => (
          <Button key={standpoint} full variant="outline" onClick={ignoreDoubleClick(() => onChoose(text))}>
            <span dir="auto">{text}</span>
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
