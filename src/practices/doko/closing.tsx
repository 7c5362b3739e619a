import { useId } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { FocusedHeading } from '../../ui/layout/text.tsx';
import { shortText } from './closing-choices.ts';
import type { DokoScenario } from './content.ts';
import { choicesFor, type DokoState } from './rules.ts';
import { type Thing, thingNames, things } from './things.ts';

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
        <Choice
          key={thing}
          thing={thing}
          choices={choicesFor(thing, state)}
          picked={state.picks[thing]}
          onPick={onPick}
        />
      ))}
    </>
  );
}

interface ChoiceProps {
  readonly thing: Thing;
  readonly choices: readonly DokoScenario[];
  readonly picked: string | undefined;
  readonly onPick: (thing: Thing, scene: string) => void;
}

function Choice({ thing, choices, picked, onPick }: ChoiceProps) {
  const id = useId();
  return (
    <TitledCard id={id} title={<Ruby>{thingNames[thing]}</Ruby>} gap="xs">
      {choices.map((scene) => (
        <Button
          label={<Ruby readings={scene.readings}>{shortText(scene, thing)}</Ruby>}
          key={scene.id}
          size="small"
          variant={scene.id === picked ? 'secondary' : 'outline'}
          aria-pressed={scene.id === picked}
          onClick={() => onPick(thing, scene.id)}
        />
      ))}
    </TitledCard>
  );
}
