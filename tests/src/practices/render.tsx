import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import type { Practice } from '../../../src/practices/practice.ts';
import { AnnouncerHost } from '../../../src/ui/feedback/announcer.tsx';
import { DialogHost } from '../../../src/ui/feedback/dialog-host.tsx';
import { ToastHost } from '../../../src/ui/feedback/toast.tsx';
import { PageDefaultsProvider } from '../../../src/ui/layout/page.tsx';
import { deckOf } from './deck.ts';

/** The markup of a screen inside the app's providers. */
export function markupOf(screen: ReactNode): string {
  return renderToString(
    <MemoryRouter>
      <AnnouncerHost>
        <ToastHost>
          <DialogHost>
            <PageDefaultsProvider Link={Link}>{screen}</PageDefaultsProvider>
          </DialogHost>
        </ToastHost>
      </AnnouncerHost>
    </MemoryRouter>,
  );
}

/** Loads a drill as the host does and renders its first screen. */
export async function firstScreen(practice: Practice): Promise<string> {
  const { Screen } = await practice.load();
  return markupOf(
    <Screen
      practice={practice}
      deck={deckOf(1)}
      material={null}
      now={() => 0}
      onItem={() => {}}
      onFinish={async () => true}
      onEnd={() => {}}
      onLeave={() => {}}
    />,
  );
}
