import ChevronRight from 'lucide-react/icons/chevron-right';
import { useInstallPrompt, useInstallWay } from '../../data/device/install.ts';
import { type DeviceKind, deviceOf } from '../../lib/browser/device.ts';
import { ListRowWords, listLinkClass } from '../../ui/layout/list.tsx';

const titles: Readonly<Record<DeviceKind, string>> = {
  iphone: 'ホーム画面に追加',
  ipad: 'ホーム画面に追加',
  android: 'ホーム画面に追加',
  'mac-safari': 'Dockに追加',
  edge: 'アプリとして使う',
  desktop: 'アプリとして使う',
};

/** Installs the app on demand, even if the prompt was dismissed. Hidden once installed. */
export function InstallEntry() {
  const way = useInstallWay();
  const { install } = useInstallPrompt();
  if (way === 'none') return null;
  return (
    <li>
      <button type="button" className={listLinkClass()} onClick={() => void install()}>
        <ListRowWords
          title={titles[deviceOf(navigator).kind]}
          text="ひと押しで稽古がひらきます"
          trailing={<ChevronRight aria-hidden="true" />}
        />
      </button>
    </li>
  );
}
