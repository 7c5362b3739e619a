import '../../../src/styles/reset.css';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { BottomNav } from '../../../src/app/shell/bottom-nav.tsx';
import { AnnouncerHost } from '../../../src/ui/feedback/announcer.tsx';
import { DialogHost } from '../../../src/ui/feedback/dialog-host.tsx';
import { ToastHost } from '../../../src/ui/feedback/toast.tsx';
import { Frame } from '../../../src/ui/layout/frame.tsx';
import { PageDefaultsProvider } from '../../../src/ui/layout/page.tsx';
import { FeedbackSheet } from './feedback-sheet.tsx';
import { FormSheet } from './form-sheet.tsx';
import { ListSheet } from './list-sheet.tsx';
import { MarksSheet } from './marks-sheet.tsx';

const SHEETS: Readonly<Record<string, () => ReactNode>> = {
  form: FormSheet,
  feedback: FeedbackSheet,
  list: ListSheet,
  marks: MarksSheet,
};

const query = new URLSearchParams(location.search);
const Sheet = SHEETS[query.get('sheet') ?? ''] ?? FormSheet;
for (const [name, key] of [
  ['scheme', 'scheme'],
  ['text', 'textSize'],
] as const) {
  const value = query.get(name);
  if (value) document.documentElement.dataset[key] = value;
}

const root = document.getElementById('root');
if (!root) throw new Error('Cannot show the gallery: #root is missing');
createRoot(root).render(
  <StrictMode>
    <AnnouncerHost>
      <ToastHost>
        <DialogHost>
          <PageDefaultsProvider titleSuffix="見本帳">
            <MemoryRouter>
              <Frame bottom={<BottomNav />}>
                <Sheet />
              </Frame>
            </MemoryRouter>
          </PageDefaultsProvider>
        </DialogHost>
      </ToastHost>
    </AnnouncerHost>
  </StrictMode>,
);
