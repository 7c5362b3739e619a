import { useAim } from '../../data/member/aim.ts';
import { recommendDrills } from '../../data/training/recommended-drills.ts';
import { useTrainingHistory } from '../../data/training/training-history.ts';
import { ListLink } from '../../navigation/list-link.tsx';
import { origins } from '../../paths.ts';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Card } from '../../ui/layout/boxes.tsx';
import { List } from '../../ui/layout/list.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { homeDrills } from '../home-practices.ts';
import { useOpenPractices } from '../use-open-practices.ts';
import { PracticeMotif } from './practice-motif.tsx';

/** The three open drills that fit the member now. */
export function RecommendedPractices() {
  const { entries } = useTrainingHistory();
  const open = useOpenPractices();
  const drills = homeDrills.filter(({ path }) => open.some((practice) => practice.path === path));
  return (
    <Card labelledBy="recommended">
      <Heading id="recommended">おすすめ</Heading>
      <List>
        {recommendDrills(drills, entries, useAim()).map(
          ({ drill: { id, name, tagline, path, difficulty, minutes } }) => (
            <ListLink
              key={id}
              to={path}
              state={origins.practices}
              leading={<PracticeMotif id={id} />}
              title={<Ruby>{name}</Ruby>}
              text={<Ruby>{tagline}</Ruby>}
              trailing={`${difficulty}・${minutes}分`}
            />
          ),
        )}
      </List>
    </Card>
  );
}
