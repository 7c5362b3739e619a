import { useOpenedKeys } from '../../data/member/published-content.ts';
import { TileLink } from '../../navigation/tile-link.tsx';
import { paths } from '../../paths.ts';
import { LockedTiles } from '../../ui/controls/tile.tsx';
import { Grid } from '../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Small } from '../../ui/layout/text.tsx';
import { isCardOpen, type SpecialCard, specialCards } from './content/special-cards.ts';
import { SpecialCardMotif } from './motifs/pictures.tsx';

/** The six special awareness courses, one of them unlocked until the admin opens more; the locked ones stand last. */
export function HubScreen() {
  const opened = useOpenedKeys();
  const openCards = specialCards.filter((card) => isCardOpen(card, opened));
  return (
    <Page title="特殊意識の稽古" back={<BackLink to={paths.menu} />}>
      <Small>{`ひとつの題に、30回かけて向き合います。今開いているのは${namesOf(openCards)}です。`}</Small>
      <Grid as="ul">
        {openCards.map(({ id, title, description }) => (
          <li key={id}>
            <TileLink
              to={paths.specialLesson(id)}
              title={title}
              motif={<SpecialCardMotif id={id} />}
              text={description}
              note="全30レッスン"
            />
          </li>
        ))}
      </Grid>
      <LockedTiles titles={specialCards.filter((card) => !openCards.includes(card)).map(({ title }) => title)} />
    </Page>
  );
}

/** '「A」と「B」', '「A」「B」「C」'. */
function namesOf(cards: readonly SpecialCard[]): string {
  return cards.map(({ title }) => `「${title}」`).join(cards.length === 2 ? 'と' : '');
}
