import Download from 'lucide-react/icons/download';
import { useRef, useState } from 'react';
import { useShowsStreakNumbers } from '../../data/device/settings.ts';
import { pictureOfSvg } from '../../lib/browser/picture-of-svg.ts';
import { type SavedFile, saveFile } from '../../lib/browser/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { Card, Small, Stack } from '../../ui/layout/primitives.tsx';
import { DataTable } from './data-table.tsx';
import { YearPicture } from './year-picture.tsx';
import type { YearTally } from './years.ts';

/** Width of the saved picture in px. */
const PICTURE_WIDTH = 1080;

/** The days of a year as a picture that can be saved, and as a table. */
export function YearCard({ tally }: { readonly tally: YearTally }) {
  const { year, today } = tally;
  const picture = useRef<SVGSVGElement>(null);
  const [ready, setReady] = useState<SavedFile | null>(null);
  const showsDays = useShowsStreakNumbers();
  const toast = useToast();

  async function save() {
    if (picture.current === null) return;
    try {
      const content = ready?.content ?? (await pictureOfSvg(picture.current, PICTURE_WIDTH));
      const file = { name: `keiko-${year}.png`, type: 'image/png', content };
      setReady((await saveFile(file)) === 'blocked' ? file : null);
    } catch (cause) {
      reportError(cause);
      toast({ text: '絵を作れませんでした。', tone: 'error' });
    }
  }

  return (
    <Card label={`${year}年の絵`}>
      <Stack gap="s">
        <YearPicture tally={tally} showsDays={showsDays} ref={picture} />
        <Small>{`太い線は稽古した日、細い線は開いた日とチケットの日です。${today === null ? '' : '朱の点が今日です。'}`}</Small>
        <Button
          label={ready === null ? '絵を保存する' : 'もう一度押して保存する'}
          full
          variant="outline"
          icon={<Download aria-hidden="true" />}
          onClick={() => void save()}
        />
        <Disclosure summary="月ごとの数を表で見る">
          <DataTable
            label={`${year}年の月ごとの稽古`}
            heads={['月', '稽古した日', '開いた日', '分']}
            rows={tally.months.map(({ month, practisedDays, openedDays, minutes }) => ({
              name: `${month}月`,
              cells: [practisedDays, openedDays, minutes],
            }))}
          />
        </Disclosure>
      </Stack>
    </Card>
  );
}
