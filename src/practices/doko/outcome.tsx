import type { ReactNode } from 'react';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { cards } from './cards.ts';
import { reviewQuestions } from './field.ts';
import { countQuestions, type DokoExchange, type DokoState } from './rules.ts';
import styles from './screen.module.css';
import { things } from './things.ts';

const HITS = ['なし', 'ひとつ', 'ふたつ', '三つ', '四つ', '五つ'];

/** How many of the five were right, and what the questions did; nothing without a question and a choice. */
export function Outcome({ state }: { readonly state: DokoState }) {
  const { exchanges, picks, scenario } = state;
  const questions = countQuestions(state);
  const picked = things.filter((thing) => picks[thing] !== undefined);
  if (questions === 0 && picked.length === 0) return null;
  const right = picked.filter((thing) => picks[thing] === scenario.id).length;
  const hits = picked.length === 0 ? [] : [`五つのうち、当たりは${HITS[right]}`];
  const { halving, idle } = reviewQuestions(exchanges);
  return (
    <TitledCard title={<Ruby>問いのふり返り</Ruby>}>
      <Text>
        <Ruby>{[`尋ねたのは${questions}問`, ...hits].join('、')}</Ruby>
      </Text>
      {halving.length === 0 ? null : (
        <QuestionList title="景色を半分以下にした問い">
          {halving.map(({ asked, before, after }) => (
            <li key={`${asked.card}-${before}`}>
              <CardText exchange={asked} />
              <span>{`　${before} → ${after}`}</span>
            </li>
          ))}
        </QuestionList>
      )}
      {idle.length === 0 ? null : (
        <QuestionList title="何も変えなかった問い">
          {idle.map((asked, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: questions may repeat, and rows are never reordered
            <li key={index}>
              <CardText exchange={asked} />
            </li>
          ))}
        </QuestionList>
      )}
    </TitledCard>
  );
}

function QuestionList({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <Small>
        <Ruby>{title}</Ruby>
      </Small>
      <ul className={styles.reviewed}>{children}</ul>
    </div>
  );
}

function CardText({ exchange: { card, question } }: { readonly exchange: DokoExchange }) {
  return card === null ? <span>{question}</span> : <Ruby>{cards[card].text}</Ruby>;
}
