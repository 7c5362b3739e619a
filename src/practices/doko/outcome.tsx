import { Button } from '../../ui/controls/button.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { FocusedHeading, Text } from '../../ui/layout/text.tsx';
import { cards } from './cards.ts';
import { shortText } from './closing-choices.ts';
import { reviewQuestions } from './field.ts';
import { choicesFor, countQuestions, type DokoState } from './rules.ts';
import { type Thing, thingNames, things } from './things.ts';

const COUNTS = ['なし', 'ひとつ', 'ふたつ', '三つ', '四つ', '五つ', '六つ', '七つ', '八つ', '九つ'];

/** A number of things, in words as far as one says it so. */
export function countWord(count: number): string {
  return COUNTS[count] ?? String(count);
}

/** How many of the five were right, and what each question did; nothing without a question and a choice. */
export function Outcome({ state }: { readonly state: DokoState }) {
  const { exchanges, picks, scenario, fewest } = state;
  const questions = countQuestions(state);
  const picked = things.filter((thing) => picks[thing] !== undefined);
  if (questions === 0 && picked.length === 0) return null;
  const right = picked.filter((thing) => picks[thing] === scenario.id).length;
  const hits = picked.length === 0 ? [] : [`五つのうち、当たりは${countWord(right)}`];
  return (
    <TitledCard title={<Ruby>問いのふり返り</Ruby>}>
      <Text ruby={[`尋ねたのは${questions}問`, `最短は${fewest}問`, ...hits].join('、')} />
      <List as="ol">
        {reviewQuestions(exchanges).map(({ asked: { card, question }, before, after, best }, index) => (
          <ListRow
            // biome-ignore lint/suspicious/noArrayIndexKey: questions may repeat, and rows are never reordered
            key={index}
            title={
              <>
                {card === null ? <span>{question}</span> : <Ruby>{cards[card].text}</Ruby>}
                {before === after ? null : <span>{`　${before} → ${after}`}</span>}
              </>
            }
            text={
              best === null ? null : (
                <>
                  <Ruby>半々に近い札は</Ruby>
                  <span>「</span>
                  <Ruby>{cards[best.card].text}</Ruby>
                  <span>{`」　はい${best.yes}、いいえ${best.no}`}</span>
                </>
              )
            }
          />
        ))}
      </List>
    </TitledCard>
  );
}

interface ClosingProps {
  readonly state: DokoState;
  readonly onPick: (thing: Thing, scene: string) => void;
}

/** The closing choice: one text for each of the five. None has to be chosen. */
export function Closing({ state, onPick }: ClosingProps) {
  return (
    <>
      <FocusedHeading variant="phase" ruby="五つを選ぶ" />
      {things.map((thing) => (
        <TitledCard key={thing} title={<Ruby>{thingNames[thing]}</Ruby>} gap="xs">
          {choicesFor(thing, state).map((scene) => (
            <Button
              label={<Ruby readings={scene.readings}>{shortText(scene, thing)}</Ruby>}
              key={scene.id}
              size="small"
              variant={scene.id === state.picks[thing] ? 'secondary' : 'outline'}
              aria-pressed={scene.id === state.picks[thing]}
              onClick={() => onPick(thing, scene.id)}
            />
          ))}
        </TitledCard>
      ))}
    </>
  );
}
