import { useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Card, Row, Stack } from '../../ui/layout/boxes.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import { type CardId, cards } from './cards.ts';
import { dokoGuide } from './content.ts';
import { remainingAfter } from './field.ts';
import type { DokoExchange, DokoInput, DokoState } from './rules.ts';
import styles from './screen.module.css';

interface ExchangesProps {
  readonly state: DokoState;
  readonly onInput: (input: DokoInput) => void;
  readonly onClear: () => void;
}

/** Questions and answers so far, newest last, next to the question box; before the first, what is to be found. */
export function Exchanges({ state, onInput, onClear }: ExchangesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { phase, exchanges, shownFrom } = state;
  const counts = remainingAfter(exchanges);
  const end = phase.name === 'thinking' ? phase.at : exchanges.length;
  if (end <= shownFrom && phase.name !== 'thinking' && phase.name !== 'choosing') {
    return (
      <Card>
        <Text variant="small" ruby={dokoGuide.lead} />
      </Card>
    );
  }

  // The tapped card disappears, and the focus with it.
  function send(input: DokoInput) {
    onInput(input);
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <Card labelledBy="doko-exchanges">
      <Row justify="between">
        <Heading id="doko-exchanges" ref={heading} focusable>
          問いと答え
        </Heading>
        <Button label="クリア" size="small" variant="ghost" onClick={onClear} />
      </Row>
      <ol className={styles.exchanges}>
        {exchanges.slice(shownFrom, end).map((exchange, index) => {
          const at = shownFrom + index;
          return (
            <li key={at}>
              <Exchange exchange={exchange} before={counts[at] ?? 0} after={counts[at + 1] ?? 0} />
              {phase.name === 'asking' && at === exchanges.length - 1 ? (
                <OtherCards exchange={exchange} onChange={(card) => send({ type: 'changeCard', card })} />
              ) : null}
            </li>
          );
        })}
        {phase.name === 'thinking' ? (
          <li>
            <Row justify="between" align="baseline">
              <Text tone="muted">{phase.asked.question}</Text>
              <Text tone="muted">考え中...</Text>
            </Row>
          </li>
        ) : null}
        {phase.name === 'choosing' ? (
          <li>
            <Stack gap="xs">
              <Text>{phase.question}</Text>
              <Small ruby="どの札で尋ねますか。" />
              <CardChoice
                label="尋ねる札"
                choices={phase.others}
                onChoose={(card) => send({ type: 'chooseCard', card })}
                onNone={() => send({ type: 'chooseCard', card: null })}
              />
            </Stack>
          </li>
        ) : null}
      </ol>
    </Card>
  );
}

interface ExchangeProps {
  readonly exchange: DokoExchange;
  readonly before: number;
  readonly after: number;
}

function Exchange({ exchange, before, after }: ExchangeProps) {
  const { question, card, answer } = exchange;
  const text = card === null ? null : cards[card].text;
  const note = noteOf(exchange);
  return (
    <>
      <Row justify="between" align="baseline">
        <Text>{question === text ? <Ruby>{question}</Ruby> : question}</Text>
        <Text as="strong" strong tone={answer === 'はい' ? 'accent' : answer === 'いいえ' ? 'text' : 'muted'}>
          {answer}
        </Text>
      </Row>
      {text === null || question === text ? null : (
        <Small>
          「<Ruby>{text}</Ruby>
          <span>」として</span>
        </Small>
      )}
      {note === null ? null : <Small ruby={note} />}
      {before === after ? null : (
        <Small numeric>
          <Ruby>残る景色</Ruby>
          <span>{` ${before} → ${after}`}</span>
        </Small>
      )}
    </>
  );
}

/** Which kind of わからない it is; null for another answer. */
export function noteOf({ card, answer }: DokoExchange): string | null {
  if (card === null) return 'この問いの札はありません';
  return answer === 'わからない' ? '情景に描かれていません' : null;
}

interface OtherCardsProps {
  readonly exchange: DokoExchange;
  readonly onChange: (card: CardId) => void;
}

function OtherCards({ exchange: { card, others }, onChange }: OtherCardsProps) {
  if (others.length === 0) return null;
  const choice = <CardChoice label="ほかの札" choices={others} onChoose={onChange} />;
  if (card !== null) return <Disclosure summary={<Ruby>ほかの札に替える</Ruby>}>{choice}</Disclosure>;
  return (
    <Stack gap="xs">
      <Small ruby="近い札" />
      {choice}
    </Stack>
  );
}

interface CardChoiceProps {
  readonly label: string;
  readonly choices: readonly CardId[];
  readonly onChoose: (card: CardId) => void;
  /** Offers to take none of them. */
  readonly onNone?: () => void;
}

/** Cards that a typed question may mean. */
function CardChoice({ label, choices, onChoose, onNone }: CardChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the buttons are no form controls of a fieldset
    <div role="group" aria-label={label}>
      <Stack gap="xs" align="start">
        {choices.map((card) => (
          <Button
            label={<Ruby>{cards[card].text}</Ruby>}
            key={card}
            size="small"
            variant="outline"
            onClick={ignoreDoubleClick(() => onChoose(card))}
          />
        ))}
        {onNone === undefined ? null : (
          <Button label="どれでもない" size="small" variant="ghost" onClick={ignoreDoubleClick(onNone)} />
        )}
      </Stack>
    </div>
  );
}
