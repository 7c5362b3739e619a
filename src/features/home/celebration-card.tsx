import { useMember } from '../../data/member/member-context.tsx';
import { addEntries } from '../../data/member/member-settings.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Seal } from '../../ui/graphics/seal.tsx';
import { PAGE_ID } from '../../ui/layout/page.tsx';
import { Card, Heading, Row, Small, Stack } from '../../ui/layout/primitives.tsx';
import type { Celebration } from './celebration.ts';

/** Tells a milestone and earned tickets, until it is closed on any device. */
export function CelebrationCard({ celebration }: { readonly celebration: Celebration }) {
  const member = useMember();
  const { milestone, newTickets, entries } = celebration;

  function close() {
    // What could not be stored is told again at the next start.
    addEntries(member, 'milestones', entries).catch(() => undefined);
    document.getElementById(PAGE_ID)?.focus({ preventScroll: true });
  }

  return (
    <Card as="article" labelledBy="celebration">
      <Stack gap="xs">
        <Row gap="s" wrap={false}>
          <span aria-hidden="true">
            <Seal size={44}>{milestone ?? '復'}</Seal>
          </span>
          <Stack gap="3xs">
            <Heading id="celebration">
              {milestone === null ? `復活チケットが${newTickets}枚増えました` : `${milestone}日の節目です`}
            </Heading>
            {milestone === null ? null : (
              <Small>最長記録が{milestone}日に届きました。ここまで続けてきた日々に、ひとつ印を。</Small>
            )}
            {newTickets === 0 ? null : (
              <Small>
                {milestone === null ? '' : `復活チケットも${newTickets}枚増えました。`}
                30日続けるごとに、1枚届きます。
              </Small>
            )}
          </Stack>
        </Row>
        <Row justify="end">
          <Button size="small" variant="outline" onClick={close}>
            閉じる
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
