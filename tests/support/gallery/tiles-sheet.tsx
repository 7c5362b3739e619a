import { LockedTiles, Tile } from '../../../src/ui/controls/tile.tsx';
import { Motif } from '../../../src/ui/graphics/motif.tsx';
import { Stat, StatList } from '../../../src/ui/graphics/stat.tsx';
import { Grid } from '../../../src/ui/layout/grid.tsx';
import { Page } from '../../../src/ui/layout/page.tsx';
import { Card } from '../../../src/ui/layout/primitives.tsx';

const mountains = `<svg viewBox="0 0 48 48">
  <path d="M6 40 20 18l8 12 5-7 9 17z"/>
  <circle data-seal="" cx="35" cy="12" r="4"/>
</svg>`;

const TILES = [
  ['十四ツ', '情景に意識を向ける', '中級・10分'],
  ['洞顧', '問いで景色を当てる', '上級・15分'],
  ['とても長い名前の稽古がここに入ります', '説明も長く、何行にもわたって折り返すことがあるでしょう。', '中級・12分'],
] as const;

/** Tiles, open and locked. */
export function TilesSheet() {
  return (
    <Page title="十七の稽古">
      <Card>
        <StatList layout="columns" label="稽古の統計">
          <Stat label="今週" value={5} unit="回" />
          <Stat label="合計" value={1312} unit="分" />
          <Stat label="平均" value={9} unit="分" />
          <Stat label="全種" value={18} />
        </StatList>
      </Card>
      <Grid as="ul">
        {TILES.map(([title, text, note]) => (
          <li key={title}>
            <Tile
              render={<a href="?sheet=drill" />}
              motif={<Motif svg={mountains} />}
              title={title}
              text={text}
              note={note}
            />
          </li>
        ))}
      </Grid>
      <LockedTiles titles={['設計図', 'とても長い名前の稽古がここに入ります']} />
    </Page>
  );
}
