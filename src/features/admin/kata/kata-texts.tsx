import type { ModeratedKata } from '../../../../supabase/contracts/moderated-kata.ts';
import { CollapsibleText } from '../../../ui/layout/collapsible-text.tsx';
import { Caption, Small, Stack } from '../../../ui/layout/primitives.tsx';

interface KataTextsProps {
  readonly texts: Pick<ModeratedKata, 'zou' | 'ishiki' | 'category'>;
  readonly describedBy: string;
}

/** The texts of a kata without its name, long ones folded. */
export function KataTexts({ texts: { zou, ishiki, category }, describedBy }: KataTextsProps) {
  return (
    <>
      <Labelled label="象" text={zou} describedBy={describedBy} />
      <Labelled label="意識" text={ishiki} describedBy={describedBy} />
      {category === null ? null : (
        <Small>
          カテゴリ <bdi>{category}</bdi>
        </Small>
      )}
    </>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly text: string;
  readonly describedBy: string;
}

function Labelled({ label, text, describedBy }: LabelledProps) {
  return (
    <Stack gap="3xs">
      <Caption>{label}</Caption>
      <CollapsibleText text={text} describedBy={describedBy} />
    </Stack>
  );
}
