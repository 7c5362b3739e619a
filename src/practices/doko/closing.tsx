import { Button } from '../../ui/controls/button.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { FocusedHeading } from '../../ui/layout/text.tsx';
import { shortText } from './closing-choices.ts';
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
