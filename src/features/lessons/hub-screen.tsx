import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { TileWords, tileClass } from '../../ui/controls/tile.tsx';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { type SpecialCard, specialCards } from './content/special-cards.ts';
import { SpecialCardMotif } from './motifs/special.tsx';
import { HUB_TITLE } from './titles.ts';

/** The six special awareness courses, one of them unlocked. */
export function HubScreen() {
  return (
    <Page title={HUB_TITLE} back={<BackLink to={paths.menu} />}>
      <Text variant="small" tone="muted">
        ひとつの題に、30回かけて向き合います。今開いているのは「頭の回転を上げる」です。
      </Text>
      <Grid as="ul">
        {specialCards.map((card) => (
          <li key={card.id}>
            <HubTile card={card} />
          </li>
        ))}
      </Grid>
    </Page>
  );
}

function HubTile({ card: { id, title, description, isOpen } }: { readonly card: SpecialCard }) {
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
