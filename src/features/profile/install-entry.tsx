import ChevronRight from 'lucide-react/icons/chevron-right';
import { useInstallPrompt, useInstallWay } from '../../data/device/install.ts';
import { ListRowWords, listLinkClass } from '../../ui/layout/list.tsx';

/** Installs the app on demand, even if the prompt was dismissed. Hidden once installed. */
export function InstallEntry() {
  const way = useInstallWay();
  const { install } = useInstallPrompt();
  if (way === 'none') return null;
  return (
    <li>
      <button type="button" className={listLinkClass()} onClick={() => void install()}>
        <ListRowWords
          title="ホーム画面に追加"
          text="ひと押しで稽古がひらきます"
          trailing={<ChevronRight aria-hidden="true" />}
        />
      </button>
    </li>
  );
}
