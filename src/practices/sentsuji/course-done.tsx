import { useEffect, useRef } from 'react';
import { Motif } from '../../ui/graphics/motif.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import sentsuji from '../list/motifs/sentsuji.svg?raw';

/** Shown after the last phrase. Takes focus on mount, because the pressed button is gone. */
export function CourseDone({ answered }: { readonly answered: number }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack fill align="center" gap="m">
      <Motif svg={sentsuji} size={96} />
      <Heading variant="brush" focusable ref={heading}>
        {answered}の辻を通り抜けました
      </Heading>
      <Text variant="small" tone="muted">
        迷った言い回しをひとつ思い出し、それに続くことばを足して、声に出してみてください。
      </Text>
    </Stack>
  );
}
