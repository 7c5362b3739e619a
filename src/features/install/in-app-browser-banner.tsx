import { atom, useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { promptsSuppressedAtom } from '../../data/device/suppress-prompts.ts';
import { addressOutsideLine, inAppBrowserOf } from '../../lib/browser/in-app-browser.ts';
import { isStandalone } from '../../lib/browser/standalone.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';

/** Until the page is loaded again. */
const isDismissedAtom = atom(false);

/** Leads from a browser inside another app to the phone's own, where the app can be installed. */
export function InAppBrowserBanner() {
  const [browser] = useState(() => inAppBrowserOf(navigator, isStandalone()));
  const [isDismissed, setDismissed] = useAtom(isDismissedAtom);
  const promptsSuppressed = useAtomValue(promptsSuppressedAtom);
  const { pathname } = useLocation();
  if (browser === null || isDismissed || promptsSuppressed) return null;
  const { app, realBrowser } = browser;
  const outside = addressOutsideLine(new URL(pathname, window.location.origin).href);
  const link = <ButtonLink label={`${realBrowser}で開く`} size="small" to={outside} reloadDocument />;
  return (
    <Banner
      tone="info"
      title={app === null ? 'ほかのアプリの中で開いています' : `${app}の中で開いています`}
      action={app === 'LINE' ? link : null}
      onDismiss={() => setDismissed(true)}
    >
      {`${realBrowser}で開くと、ホーム画面に追加でき、記録も消えにくくなります。${
        app === 'LINE'
          ? ''
          : `メニュー（「…」や「︙」）から「${realBrowser}で開く」か「ブラウザで開く」を選んでください。`
      }`}
    </Banner>
  );
}
