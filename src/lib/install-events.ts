/** The browser's offer to install the app; good for one question. */
export interface InstallOffer {
  /** Asks in the browser's own words. Rejects when the browser cannot. */
  readonly prompt: () => Promise<'accepted' | 'dismissed'>;
}

/** What the browser has said about installing so far. */
export interface InstallNews {
  readonly offer: InstallOffer | null;
  /** The app has been installed since the page was opened. */
  readonly installed: boolean;
}

export interface InstallEvents {
  /** Tells the news so far at once, then each change. One listener. */
  readonly follow: (tell: (news: InstallNews) => void) => void;
}

/** Listens from the very start of the page: the browser says it once, and may say so before the app is up. */
export function catchInstallEvents(): InstallEvents {
  let news: InstallNews = { offer: null, installed: false };
  let listener: (news: InstallNews) => void = () => {};
  const tell = (change: Partial<InstallNews>) => {
    news = { ...news, ...change };
    listener(news);
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    // Held back: the browser's own bar would come at a moment of its choice.
    event.preventDefault();
    tell({ offer: { prompt: () => ask(event) } });
  });
  window.addEventListener('appinstalled', () => tell({ offer: null, installed: true }));
  return {
    follow(next) {
      listener = next;
      next(news);
    },
  };
}

async function ask(event: Event): Promise<'accepted' | 'dismissed'> {
  if (!('prompt' in event) || typeof event.prompt !== 'function') throw new Error('Cannot install: no native prompt');
  const answer: unknown = (await event.prompt()) ?? ('userChoice' in event ? await event.userChoice : null);
  const isAccepted =
    typeof answer === 'object' && answer !== null && 'outcome' in answer && answer.outcome === 'accepted';
  return isAccepted ? 'accepted' : 'dismissed';
}
