import '../styles/reset.css';
import './start.css';
import { applySettings } from '../data/device/settings.ts';
import { catchInstallEvents } from '../lib/browser/install-events.ts';
import { memberKeys } from '../lib/storage-keys.ts';
import { resetReloadCount, showStartFailure } from './start/start-failure.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('Cannot start: index.html has no element "root"');

/** index.html explains to a browser that is too old or stores nothing why the app does not start. */
if (document.documentElement.dataset.start !== 'blocked') await start(root);

async function start(element: HTMLElement): Promise<void> {
  applySettings();
  const installEvents = catchInstallEvents();
  try {
    // Most guests start at the login: it loads along with the app. The router reports a failure.
    if (localStorage.getItem(memberKeys.identity) === null)
      import('../features/auth/login-screen.tsx').catch(() => undefined);
    const { mount } = await import('./app.tsx');
    await mount({ root: element, installEvents, onStarted: resetReloadCount });
  } catch (cause) {
    showStartFailure(element);
    reportError(cause);
  }
}
