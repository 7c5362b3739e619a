import { useLocation } from 'react-router-dom';
import { type DataNotice, noticeTexts } from '../../data/sync/data-notice-texts.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/feedback/banner.tsx';

interface DataBannerProps {
  readonly notice: DataNotice;
  readonly isUrgent: boolean;
  readonly onDismiss: () => void;
}

/** Once nothing is under way any more, the banner stays until it is closed. */
export function DataBanner({ notice, isUrgent, onDismiss }: DataBannerProps) {
  const { pathname, search } = useLocation();
  const { title, text } = noticeTexts[notice];
  const needsLogin = notice === 'login-sends' || notice === 'login-restores';
  const isOver = notice === 'restored' || notice === 'no-copy' || notice === 'settings-lost';
  const login = <ButtonLink label="ログイン" size="small" to={paths.login} state={{ from: `${pathname}${search}` }} />;
  return (
    <Banner
      tone={isUrgent || notice === 'no-copy' ? 'warning' : 'info'}
      title={title}
      action={needsLogin ? login : null}
      {...(isOver ? { onDismiss } : {})}
    >
      {text}
    </Banner>
  );
}
