import '../../../src/styles/reset.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AnnouncerHost } from '../../../src/ui/feedback/announcer.tsx';
import { DialogHost } from '../../../src/ui/feedback/dialog-host.tsx';
import { ToastHost } from '../../../src/ui/feedback/toast.tsx';
import { CalendarIcon, FlagIcon, HomeIcon, PersonIcon } from '../../../src/ui/graphics/icons.tsx';
import { Pill } from '../../../src/ui/graphics/pill.tsx';
import { BottomBar, BottomBarItem } from '../../../src/ui/layout/bottom-bar.tsx';
import { Frame } from '../../../src/ui/layout/frame.tsx';
import { PAGE_ID, PageDefaultsProvider } from '../../../src/ui/layout/page.tsx';
import { SkipLink } from '../../../src/ui/layout/skip-link.tsx';
import { CalendarSheet } from './calendar-sheet.tsx';
import { DrillSheet } from './drill-sheet.tsx';
import { EmptySheet } from './empty-sheet.tsx';
import { FeedbackSheet } from './feedback-sheet.tsx';
import { FormSheet } from './form-sheet.tsx';
import { HomeSheet } from './home-sheet.tsx';
import { ListSheet } from './list-sheet.tsx';
import { MarksSheet } from './marks-sheet.tsx';
import { TilesSheet } from './tiles-sheet.tsx';

const SHEETS: Readonly<Record<string, () => ReactNode>> = {
  home: HomeSheet,
  calendar: CalendarSheet,
  tiles: TilesSheet,
  drill: DrillSheet,
  form: FormSheet,
  feedback: FeedbackSheet,
  list: ListSheet,
  marks: MarksSheet,
  empty: EmptySheet,
};

const PLACES = [
  { id: 'home', label: 'ホーム', Icon: HomeIcon },
  { id: 'tiles', label: '稽古', Icon: FlagIcon },
  { id: 'calendar', label: '記録', Icon: CalendarIcon },
  { id: 'form', label: 'プロフィール', Icon: PersonIcon },
] as const;

const query = new URLSearchParams(location.search);
const chosen = query.get('sheet') ?? 'home';
const Sheet = SHEETS[chosen] ?? HomeSheet;
for (const [name, key] of [
  ['scheme', 'scheme'],
  ['text', 'textSize'],
] as const) {
  const value = query.get(name);
  if (value) document.documentElement.dataset[key] = value;
}

const bottom = (
  <BottomBar label="メイン">
    {PLACES.map(({ id, label, Icon }) => (
      <BottomBarItem key={id} render={<a href={`?sheet=${id}`} aria-current={id === chosen ? 'page' : undefined} />}>
        <Icon />
        {label}
      </BottomBarItem>
    ))}
  </BottomBar>
);

const root = document.getElementById('root');
if (!root) throw new Error('Cannot show the gallery: #root is missing');
createRoot(root).render(
  <StrictMode>
    <AnnouncerHost>
      <ToastHost>
        <DialogHost>
          <SkipLink target={PAGE_ID}>本文へ移動</SkipLink>
          <PageDefaultsProvider aside={<Pill tone="success">同期済み</Pill>} titleSuffix="見本帳">
            <Frame bottom={bottom}>
              <Sheet />
            </Frame>
          </PageDefaultsProvider>
        </DialogHost>
      </ToastHost>
    </AnnouncerHost>
  </StrictMode>,
);
