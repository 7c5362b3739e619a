import '../styles/reset.css';
import './start.css';
import { applySettings } from '../data/device/settings.ts';
import { catchInstallEvents } from '../lib/browser/install-events.ts';
import type { AppVariant } from './start/app-variant.ts';
import { isGuestStart } from './start/is-guest-start.ts';
import { resetReloadCount, showStartFailure } from './start/start-failure.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('Cannot start: index.html has no element "root"');

/** index.html explains to a browser that is too old or stores nothing why the app does not start. */
if (document.documentElement.dataset.start !== 'blocked') await start(root);

async function start(element: HTMLElement): Promise<void> {
  applySettings();
  const installEvents = catchInstallEvents();
  try {
    const [{ mount }, { variant }] = await Promise.all([import('./app.tsx'), loadVariant()]);
    await mount({ root: element, installEvents, variant, onStarted: resetReloadCount });
  } catch (cause) {
    showStartFailure(element);
    reportError(cause);
  }
}

/** A guest's start needs neither the router nor the member's routes. */
function loadVariant(): Promise<{ readonly variant: AppVariant }> {
  return isGuestStart(window.location.pathname) ? import('./entrance/entrance.tsx') : import('./router/router-app.tsx');
}
