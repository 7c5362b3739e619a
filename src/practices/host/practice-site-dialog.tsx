import { useSuppressPrompts } from '../../data/device/suppress-prompts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { frameSandbox } from './frame-sandbox.ts';
import styles from './practice-site-dialog.module.css';

interface PracticeSiteDialogProps {
  readonly open: boolean;
  readonly name: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** The operator's practice site in a sandboxed frame. 完了 only closes it. */
export function PracticeSiteDialog({ open, name, url, onClose }: PracticeSiteDialogProps) {
  return (
    <Dialog open={open} title={name} onClose={onClose} actions={<Button label="完了" full onClick={onClose} />}>
      <SiteFrame name={name} url={url} />
    </Dialog>
  );
}

function SiteFrame({ name, url }: Pick<PracticeSiteDialogProps, 'name' | 'url'>) {
  useSuppressPrompts();
  return (
    <iframe
      className={styles.frame}
      title={`${name}の稽古`}
      src={url}
      sandbox={frameSandbox(url, window.location.origin)}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
