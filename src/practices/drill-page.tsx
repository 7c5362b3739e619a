import type { ReactNode } from 'react';
import { IconButton } from '../ui/icon-button.tsx';
import { BackIcon } from '../ui/icons.tsx';
import { Page } from '../ui/page.tsx';

type DrillPageProps = {
  title: string;
  onLeave: () => void;
  /** A counter beside the title. */
  aside?: ReactNode;
  /** The actions, in reach of the thumb. */
  footer?: ReactNode;
  children: ReactNode;
};

/** The page of a drill: the way back, the title, and the actions at the foot. */
export function DrillPage({ title, onLeave, aside, footer, children }: DrillPageProps) {
  const back = (
    <IconButton label="戻る" onClick={onLeave}>
      <BackIcon />
    </IconButton>
  );
  return (
    <Page title={title} back={back} aside={aside} footer={footer}>
      {children}
    </Page>
  );
}
