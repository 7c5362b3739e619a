import { useState } from 'react';
import { noAim, saveAim } from '../../data/member/aim.ts';
import { useMember } from '../../data/member/member-context.tsx';
import { AimFields } from '../../shared/aim-fields.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PAGE_ID } from '../../ui/layout/page.tsx';
import { Card, Heading, Row, Small, Stack } from '../../ui/layout/primitives.tsx';

/** The one question of the first day, until it is answered or put away on any device. */
export function AimCard() {
  const member = useMember();
  const [aim, setAim] = useState(noAim);

  function answer(answered: typeof noAim) {
    // What could not be stored is asked again at the next start.
    saveAim(member, answered).catch(() => undefined);
    document.getElementById(PAGE_ID)?.focus({ preventScroll: true });
  }

  return (
    <Card as="article" labelledBy="aim">
      <Stack gap="s">
        <Stack gap="3xs">
          <Heading id="aim">どんな稽古から始めますか</Heading>
          <Small>最初におすすめする稽古を選びます。答えなくてもかまいません。あとから設定で変えられます。</Small>
        </Stack>
        <AimFields aim={aim} onChange={setAim} />
        <Row gap="xs" justify="end">
          <Button size="small" variant="quiet" onClick={() => answer(noAim)}>
            答えない
          </Button>
          <Button
            size="small"
            variant="outline"
            disabled={aim.why === null && aim.minutes === null}
            onClick={() => answer(aim)}
          >
            おすすめを見る
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
