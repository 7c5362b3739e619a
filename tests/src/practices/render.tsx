import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { DrillContext } from '../../../src/practices/host/use-drill.ts';
import type { Drill, Practice } from '../../../src/practices/practice.ts';
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

/** A drill as the host shows it, without its services. */
export function drillOf(practice: Practice, Screen: ComponentType, given: Partial<Drill> = {}): ReactNode {
  const drill: Drill = {
    practice,
    deck: deckOf(1),
    material: null,
    now: () => 0,
    onItem: () => {},
    onReport: () => {},
    onFinish: async () => true,
    onEnd: () => {},
    onLeave: () => {},
    ...given,
  };
  return (
    <DrillContext value={drill}>
      <Screen />
    </DrillContext>
  );
}

/** Loads a drill as the host does and renders its first screen. */
export async function firstScreen(practice: Practice): Promise<string> {
  const { Screen } = await practice.load();
  return markupOf(drillOf(practice, Screen));
}
