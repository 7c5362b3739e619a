import type { Day } from '../../../sync/rules/day.ts';
import type { RecordedDay } from '../../data/streak/login-records.ts';
import { UseTicket } from '../../shared/use-ticket.tsx';
import { Card, Heading, Row, Stack, Text } from '../../ui/layout/primitives.tsx';

interface TicketCardProps {
  /** The accepted days. */
  readonly days: readonly RecordedDay[];
  readonly tickets: number;
  readonly today: Day;
}

export function TicketCard({ days, tickets, today }: TicketCardProps) {
  return (
    <Card labelledBy="ticket-title">
      <Stack>
        <Row justify="between" align="baseline">
          <Heading id="ticket-title">復活チケット</Heading>
          <Text variant="small" numeric>
            残り{tickets}枚
          </Text>
        </Row>
        <UseTicket days={days} tickets={tickets} today={today} />
      </Stack>
    </Card>
  );
}
