import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Button } from '../../../src/ui/controls/button.tsx';
import { IconButton } from '../../../src/ui/controls/icon-button.tsx';
import { Seal } from '../../../src/ui/graphics/seal.tsx';
import { Stat, StatList } from '../../../src/ui/graphics/stat.tsx';
import { Grid } from '../../../src/ui/layout/grid.tsx';
import { Page } from '../../../src/ui/layout/page.tsx';
import { Card, Heading, Row, Small } from '../../../src/ui/layout/primitives.tsx';
import styles from './gallery.module.css';

const WEEKS = [0, 1, 2, 3, 4].map((week) => [1, 2, 3, 4, 5, 6, 7].map((day) => week * 7 + day));

/** Numbers, a month and a ticket. */
export function CalendarSheet() {
  return (
    <Page title="連続記録">
      <Grid>
        <Card>
          <StatList layout="large">
            <Stat label="現在" value={1} unit="日" />
          </StatList>
        </Card>
        <Card>
          <StatList layout="large">
            <Stat label="最長" value={21} unit="日" />
          </StatList>
        </Card>
      </Grid>
      <Card labelledBy="month">
        <Row justify="between">
          <Heading id="month">2026年11月</Heading>
          <Row gap="xs">
            <IconButton label="前の月" variant="outline">
              <ChevronLeft />
            </IconButton>
            <IconButton label="次の月" variant="outline" disabled>
              <ChevronRight />
            </IconButton>
          </Row>
        </Row>
        <table className={styles.calendar}>
          <thead>
            <tr>
              {[...'日月火水木金土'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WEEKS.map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <td key={day}>{day > 30 ? null : <Day day={day} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card label="復活チケット" gap="xs">
        <Heading>復活チケット</Heading>
        <Small>
          昨日の記録がありません。チケットを使うと、連続記録が
          <Small as="strong" tone="info" strong numeric>
            1日 → 20日
          </Small>
          、残りが2枚 → 1枚になります。
        </Small>
        <Button label="復活チケットを使う" variant="outline" full />
      </Card>
    </Page>
  );
}

function Day({ day }: { day: number }) {
  if (day === 4) return <Seal variant="outline">{day}</Seal>;
  return day < 19 || day === 20 ? <Seal>{day}</Seal> : day;
}
