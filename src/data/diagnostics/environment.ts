import { isStandalone } from '../../lib/browser/standalone.ts';

export type Environment = ReturnType<typeof readEnvironment>;

/** What a maintainer has to know about the app and its browser. */
export function readEnvironment() {
  const { userAgent, languages, onLine } = navigator;
  return {
    build: buildName(),
    browser: userAgent,
    display: isStandalone() ? ('standalone' as const) : ('browser' as const),
    online: onLine,
    languages: languages.join(', '),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: `${window.innerWidth}x${window.innerHeight} @${window.devicePixelRatio}`,
  };
}

/** The file name of the entry script: its hash covers all other scripts, which it names. */
export function buildName(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return /[^/?]+(?=\?|$)/.exec(script?.src ?? '')?.[0] ?? 'unknown';
}
