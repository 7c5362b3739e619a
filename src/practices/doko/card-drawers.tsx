import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { type CardId, cards, drawerNames, drawers } from './cards.ts';
import type { DokoExchange } from './rules.ts';
import styles from './screen.module.css';
import { type Thing, things } from './things.ts';

interface CardDrawersProps {
  readonly exchanges: readonly DokoExchange[];
  readonly isIdle: boolean;
  readonly onAsk: (card: CardId) => void;
}

/** All question cards, in five drawers. A card that was asked shows its answer. */
export function CardDrawers({ exchanges, isIdle, onAsk }: CardDrawersProps) {
  const [open, setOpen] = useState<Thing>('time');
  const answers = new Map(exchanges.map(({ card, answer }) => [card, answer]));
  const panel = (thing: Thing) => (
    <ul className={styles.cards}>
      {cardsOf(thing).map((card) => {
        const answer = answers.get(card);
        return (
          <li key={card}>
            <Button
              label={
                <>
                  <Ruby>{cards[card].text}</Ruby>
                  <span>{answer === undefined ? null : `　${answer}`}</span>
                </>
              }
              size="small"
              variant="outline"
              softDisabled={isIdle || answer !== undefined}
              onClick={() => onAsk(card)}
            />
          </li>
        );
      })}
    </ul>
  );
  return (
    <TitledCard title="問いの札">
      <Tabs
        label="引き出し"
        tabs={things.map((thing) => ({ id: thing, label: drawerNames[thing], panel: panel(thing) }))}
        selected={open}
        onSelect={setOpen}
      />
    </TitledCard>
  );
}

function cardsOf(thing: Thing): readonly CardId[] {
  return Object.keys(drawers[thing]) as readonly CardId[];
}
