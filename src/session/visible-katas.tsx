import { useState } from 'react';
import { Disclosure } from '../ui/controls/disclosure.tsx';
import { Switch } from '../ui/controls/switch.tsx';
import { Stack } from '../ui/layout/boxes.tsx';
import { Text } from '../ui/layout/text.tsx';
import type { VisibleKata } from './guest-data.ts';

interface VisibleKatasProps {
  readonly katas: readonly VisibleKata[];
  readonly onChange: (sharedIds: readonly string[]) => void;
}

/** Names the kata that all members will see, and lets each be kept on this device. */
export function VisibleKatas({ katas, onChange }: VisibleKatasProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  if (katas.length === 0) return null;
  const change = (id: string, isVisible: boolean) => {
    const next = new Set(leftOut);
    if (isVisible) next.delete(id);
    else next.add(id);
    setLeftOut(next);
    onChange(katas.map((kata) => kata.id).filter((kataId) => !next.has(kataId)));
  };
  const shown = katas.filter(({ id }) => !leftOut.has(id)).length;
  return (
    <Stack gap="2xs">
      <Text variant="small">{`書きためた型のうち${shown}件は、「みんなの型」にも載ります。お名前は出ません。載せない型は、この端末だけに残します。`}</Text>
      <Disclosure summary="載せる型を選ぶ">
        <Stack gap="xs">
          {katas.map(({ id, zou, ishiki, name }) => (
            <Switch
              key={id}
              label={name ?? zou}
              hint={ishiki}
              state={leftOut.has(id) ? '載せない' : '載せる'}
              checked={!leftOut.has(id)}
              onChange={(isVisible) => change(id, isVisible)}
            />
          ))}
        </Stack>
      </Disclosure>
    </Stack>
  );
}
