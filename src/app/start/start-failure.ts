import { tabKeys } from '../../lib/storage-keys.ts';

const RELOAD_DELAY_MS = 3000;
const MAX_RELOADS = 2;

/** Shown when the app failed to start; reloads automatically at most twice. */
export function showStartFailure(root: HTMLElement): void {
  const heading = document.createElement('h1');
  heading.textContent = '読み込み中...';
  const text = document.createElement('p');
  text.textContent = 'アプリを初期化しています';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '再読み込み';
  button.addEventListener('click', () => window.location.reload());
  const main = document.createElement('main');
  main.className = 'start';
  main.append(heading, text, button);
  root.replaceChildren(main);

  const reloads = readReloads();
  if (reloads === null || reloads >= MAX_RELOADS) return;
  sessionStorage.setItem(tabKeys.startReloads, String(reloads + 1));
  setTimeout(() => window.location.reload(), RELOAD_DELAY_MS);
}

/** Null where the browser stores nothing, so that reloads cannot be counted. */
function readReloads(): number | null {
  try {
    return Number(sessionStorage.getItem(tabKeys.startReloads) ?? 0);
  } catch {
    return null;
  }
}

/** Called after a successful start: allows automatic reloads again. */
export function resetReloadCount(): void {
  sessionStorage.removeItem(tabKeys.startReloads);
}
