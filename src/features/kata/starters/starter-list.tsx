import { starterKata } from '../../../../sync/model/kata/starters.content.ts';
import { addStarterKata, type OwnKatas } from '../../../data/kata/katas.ts';
import { ButtonLink } from '../../../navigation/button-link.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Heading, Small, Stack } from '../../../ui/layout/primitives.tsx';
import { useFocusWhen } from '../../../ui/layout/use-focus-when.ts';
import { KataCard } from '../list/kata-card.tsx';
import { useKataCopying } from '../list/use-kata-copying.ts';

/** はじめの型: examples from which the member chooses; those already added are marked. */
export function StarterList({ katas }: { readonly katas: OwnKatas }) {
  const { copying, copy } = useKataCopying(katas, addStarterKata);
  const heading = useFocusWhen<HTMLHeadingElement>(true, { preventScroll: true });
  return (
    <Stack as="section">
      <Stack gap="2xs">
        <Heading ref={heading} focusable>
          はじめの型
        </Heading>
        <Small>{`暮らしのなかから選んだ${starterKata.length}の例です。気になるものだけを、自分の型にできます。あとから直しても、消してもかまいません。`}</Small>
      </Stack>
      <Stack as="ul">
        {starterKata.map((starter) => {
          const isAdded = katas.copied.has(starter.id);
          return (
            <li key={starter.id}>
              <KataCard
                kata={{ ...starter, name: null, category: null }}
                label={starter.zou}
                actions={
                  <Button
                    label={isAdded ? '自分の型にしました' : '自分の型にする'}
                    size="small"
                    variant={isAdded ? 'ghost' : 'outline'}
                    busy={copying.has(starter.id)}
                    softDisabled={isAdded}
                    onClick={() => copy(starter)}
                  />
                }
              />
            </li>
          );
        })}
      </Stack>
      <ButtonLink label="自分の型を見る" full variant="outline" to={paths.kataTab('list')} />
    </Stack>
  );
}
