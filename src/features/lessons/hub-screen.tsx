import { Link } from 'react-router-dom';
import { nothingOpened } from '../../../sync/rules/openable.ts';
import { useOpenedKeys } from '../../data/member/opened-keys.ts';
import { paths } from '../../paths.ts';
import { TileWords, tileClass } from '../../ui/controls/tile.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { isCardOpen, type SpecialCard, specialCards } from './content/special-cards.ts';
import { SpecialCardMotif } from './motifs/special.tsx';
import { HUB_TITLE } from './titles.ts';

/** The six special awareness courses, one of them unlocked until the admin opens more. */
export function HubScreen() {
  const opened = useOpenedKeys() ?? nothingOpened;
  const openCards = specialCards.filter((card) => isCardOpen(card, opened));
  return (
    <Page title={HUB_TITLE} back={<BackLink to={paths.menu} />}>
      <Text variant="small" tone="muted">
        ひとつの題に、30回かけて向き合います。今開いているのは{namesOf(openCards)}です。
      </Text>
      <Grid as="ul">
        {specialCards.map((card) => (
          <li key={card.id}>
            <HubTile card={card} isOpen={openCards.includes(card)} />
          </li>
        ))}
      </Grid>
    </Page>
  );
}

/** '「A」と「B」', '「A」「B」「C」'. */
function namesOf(cards: readonly SpecialCard[]): string {
  return cards.map(({ title }) => `「${title}」`).join(cards.length === 2 ? 'と' : '');
}

interface HubTileProps {
  readonly card: SpecialCard;
  readonly isOpen: boolean;
}

function HubTile({ card: { id, title, description }, isOpen }: HubTileProps) {
  const words = (
    <TileWords
      title={title}
      motif={<SpecialCardMotif id={id} />}
      text={description}
      note={isOpen ? '全30レッスン' : '準備中'}
    />
  );
  if (isOpen) {
    return (
      <Link className={tileClass()} to={paths.specialLesson(id)}>
        {words}
      </Link>
    );
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: without href it is announced as disabled and skipped by Tab
    <a className={tileClass({ locked: true })} role="link" aria-disabled="true">
      {words}
    </a>
  );
}
