import type { ModeratedKata } from '../../../../supabase/contracts/moderated-kata.ts';
import { CollapsibleText } from '../../../ui/layout/collapsible-text.tsx';
import { Caption, Small, Stack } from '../../../ui/layout/primitives.tsx';

interface KataTextsProps {
  readonly texts: Pick<ModeratedKata, 'zou' | 'ishiki' | 'category'>;
  readonly describedBy: string;
}

/** The texts of a kata without its name, long ones folded. */
export function KataTexts({ texts: { zou, ishiki, category }, describedBy }: KataTextsProps) {
  const labelled = { 象: zou, 意識: ishiki };
  return (
    <>
      {Object.entries(labelled).map(([label, text]) => (
        <Stack key={label} gap="3xs">
          <Caption>{label}</Caption>
          <CollapsibleText text={text} describedBy={describedBy} />
        </Stack>
      ))}
      {category === null ? null : (
        <Small>
          カテゴリ <bdi>{category}</bdi>
        </Small>
      )}
    </>
  );
}
