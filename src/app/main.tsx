import '../styles/reset.css';
import './start.css';
import { applySettings } from '../data/device/settings.ts';
import { catchInstallEvents } from '../lib/browser/install-events.ts';
import { resetReloadCount, showStartFailure } from './start/start-failure.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('Cannot start: index.html has no element "root"');

applySettings();
const installEvents = catchInstallEvents();
try {
  const { mount } = await import('./app.tsx');
  mount(root, installEvents, resetReloadCount);
} catch (cause) {
  showStartFailure(root);
  reportError(cause);
}
