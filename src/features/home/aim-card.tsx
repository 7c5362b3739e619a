import { useState } from 'react';
import { aimMinutes, noAim, saveAim, whys } from '../../data/member/aim.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { PAGE_ID } from '../../ui/layout/page.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

const OPEN = { value: '', label: '決めていない' } as const;

const whyNames = {
  calm: '気持ちを静めたい',
  focus: 'ひとつのことに集中したい',
  words: 'ことばを育てたい',
  pictures: '景色を思い描きたい',
} as const;

/** The one question of the first day, until it is answered or put away on any device. */
export function AimCard() {
  const member = useMember();
  const [why, setWhy] = useState<(typeof whys)[number] | ''>('');
  const [minutes, setMinutes] = useState('');

  function answer(aim: typeof noAim) {
    // What could not be stored is asked again at the next start.
    saveAim(member, aim).catch(() => undefined);
    document.getElementById(PAGE_ID)?.focus({ preventScroll: true });
  }

  return (
    <Card as="article" labelledBy="aim">
      <Stack gap="s">
        <Stack gap="3xs">
          <Heading id="aim">どんな稽古から始めますか</Heading>
          <Text variant="small" tone="muted">
            最初におすすめする稽古を選びます。答えなくてもかまいません。
          </Text>
        </Stack>
        <SelectField
          label="始めるわけ"
          options={[OPEN, ...whys.map((value) => ({ value, label: whyNames[value] }))]}
          value={why}
          onChange={setWhy}
        />
        <SelectField
          label="1日の長さ"
          options={[OPEN, ...aimMinutes.map((value) => ({ value: `${value}`, label: `${value}分くらい` }))]}
          value={minutes}
          onChange={setMinutes}
        />
        <Row gap="xs" justify="end">
          <Button size="small" variant="quiet" onClick={() => answer(noAim)}>
            答えない
          </Button>
          <Button
            size="small"
            variant="outline"
            disabled={why === '' && minutes === ''}
            onClick={() => answer({ why: why || null, minutes: Number(minutes) || null })}
          >
            おすすめを見る
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
