import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { origins, paths } from '../../paths.ts';
import { Page } from '../../ui/layout/page.tsx';
import { BackButton } from './back-button.tsx';
import styles from './drill-page.module.css';
import { GoalCard } from './goal-card.tsx';
import { useDrill } from './use-drill.ts';

interface DrillPageProps {
  /** Shows the link to the practice's details; set while no progress would be lost by leaving. */
  readonly isUntouched?: boolean;
  /** A counter beside the title. */
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Page layout of a drill: back link, title, content and bottom actions. */
export function DrillPage({ isUntouched = false, aside, footer, children }: DrillPageProps) {
  const { practice, onLeave } = useDrill();
  return (
    <Page title={practice.title} back={<BackButton onBack={onLeave} />} aside={aside} footer={footer}>
      {isUntouched ? <GoalCard /> : null}
      {children}
      {isUntouched ? (
        <div className={styles.about}>
          <ButtonLink variant="ghost" size="small" to={paths.practiceDetail(practice.id)} state={origins.drill}>
            <Info aria-hidden="true" />
            この稽古について
          </ButtonLink>
        </div>
      ) : null}
    </Page>
  );
}
