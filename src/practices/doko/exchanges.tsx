import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import type { DokoExchange } from './rules.ts';

interface ExchangesProps {
  readonly exchanges: readonly DokoExchange[];
  /** The question whose answer is pending. */
  readonly pending: string | null;
  readonly onClear: () => void;
}

/** Questions and answers so far, newest last, next to the question box. */
export function Exchanges({ exchanges, pending, onClear }: ExchangesProps) {
  if (exchanges.length === 0 && pending === null) return null;
  return (
    <Card labelledBy="doko-exchanges">
      <Row justify="between">
        <Heading id="doko-exchanges">問いと答え</Heading>
        <Button size="small" variant="ghost" onClick={onClear}>
          クリア
        </Button>
      </Row>
      <List as="ol" label="問いと答え">
        {exchanges.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions may repeat, and rows are never reordered
          <ListRow key={index} title={question} trailing={<Answer>{answer}</Answer>} />
        ))}
        {pending === null ? null : <ListRow title={pending} trailing="考え中..." dimmed />}
      </List>
    </Card>
  );
}

function Answer({ children }: { readonly children: DokoExchange['answer'] }) {
  return (
    <Text as="strong" strong tone={children === 'はい' ? 'accent' : children === 'いいえ' ? 'text' : 'muted'}>
      {children}
    </Text>
  );
}
