import { RequestError } from '../../../sync/model/request-error.ts';
import styles from './captcha.module.css';

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

interface Turnstile {
  readonly render: (container: HTMLElement, options: object) => string;
  readonly remove: (widget: string) => void;
}

declare global {
  interface Window {
    readonly turnstile?: Turnstile;
  }
}

/** Asks Turnstile for a token, which is valid for one request. Rejects with a RequestError (`robot-check`). */
export async function readCaptchaToken(siteKey: string): Promise<string> {
  const turnstile = window.turnstile ?? (await loadTurnstile());
  const { dialog, container } = createDialog();
  let widget: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = (cause: unknown) => reject(new RequestError('robot-check', { cause }));
      dialog.addEventListener('cancel', () => fail('cancelled'));
      widget = turnstile.render(container, {
        sitekey: siteKey,
        language: 'ja',
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': fail,
        'unsupported-callback': () => fail('unsupported'),
        'before-interactive-callback': () => {
          // The widget must not lie in a hidden element before, so the dialog is open, but empty.
          dialog.close();
          dialog.dataset.isAsking = '';
          dialog.showModal();
        },
      });
    });
  } finally {
    if (widget !== undefined) turnstile.remove(widget);
    dialog.remove();
  }
}

function loadTurnstile(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new RequestError('robot-check', { cause: `cannot load ${SCRIPT}` }));
    };
    script.src = SCRIPT;
    script.onload = () => (window.turnstile ? resolve(window.turnstile) : fail());
    script.onerror = fail;
    document.head.append(script);
  });
}

function createDialog() {
  const dialog = document.createElement('dialog');
  const title = document.createElement('h2');
  const container = document.createElement('div');
  const stop = document.createElement('button');
  title.id = 'captcha-title';
  title.textContent = '人による操作かどうかを確かめます';
  stop.type = 'button';
  stop.textContent = 'やめる';
  stop.className = styles.stop ?? '';
  stop.addEventListener('click', () => dialog.dispatchEvent(new Event('cancel')));
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.className = styles.dialog ?? '';
  dialog.append(title, container, stop);
  document.body.append(dialog);
  dialog.show();
  return { dialog, container };
}
