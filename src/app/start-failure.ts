const RELOADS_KEY = 'keiko.start-reloads';
const RELOAD_AFTER = 3000;
const MOST_RELOADS = 2;

/** Shown when the app itself could not start: says so and reloads, by itself no more than twice. */
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

  const reloads = Number(sessionStorage.getItem(RELOADS_KEY) ?? 0);
  if (reloads >= MOST_RELOADS) return;
  sessionStorage.setItem(RELOADS_KEY, String(reloads + 1));
  setTimeout(() => window.location.reload(), RELOAD_AFTER);
}

/** The app has started: the next failure may reload by itself again. */
export function noteStarted(): void {
  sessionStorage.removeItem(RELOADS_KEY);
}
