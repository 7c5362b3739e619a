import ChevronLeft from 'lucide-react/icons/chevron-left';
import Info from 'lucide-react/icons/info';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ContentItem, isAdded } from '../../../sync/model/practice/content-item.ts';
import { usePractising } from '../../data/device/suppress-prompts.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { origins, paths } from '../../paths.ts';
import { ReportTextButton } from '../../shared/report-text.tsx';
import { Button, type ButtonLook } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { ignoreDoubleClick } from '../../ui/controls/ignore-double-click.ts';
import { TextReadings } from '../../ui/graphics/ruby.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { findPractice } from '../find-practice.ts';
import styles from './drill-page.module.css';
import { GoalCard } from './goal-card.tsx';
import { useDrill, useTile } from './use-drill.ts';

/** A button at the bottom of a drill. One without a look of its own leads on: the first of them has the key →. */
export interface DrillAction extends Pick<ButtonLook, 'label' | 'icon' | 'variant'> {
  readonly go: () => void;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly softDisabled?: boolean;
}

interface DrillPageProps {
  /** Shows the tabs and the link to the practice's details; set while no progress would be lost by leaving. */
  readonly isUntouched?: boolean;
  /** Shows the tabs: nothing runs any more. */
  readonly isEnd?: boolean;
  /** A counter beside the title. */
  readonly aside?: ReactNode;
  /** One below the other at the bottom; the first is the main one. */
  readonly actions?: readonly DrillAction[];
  /** Above the actions. */
  readonly footer?: ReactNode;
  /**
   * The item that the page shows; its errors can be reported once the drill has begun. The texts of an added one have no
   * other readings than their own.
   */
  readonly item?: ContentItem | undefined;
  readonly children: ReactNode;
}

/** Page layout of a drill: back link, title, content and bottom actions. */
export function DrillPage(props: DrillPageProps) {
  const { isEnd = false, aside, actions = [], footer, item, children } = props;
  const { practice, deck, onReport, onLeave } = useDrill();
  // Before a part of another practice, something was done.
  const isUntouched = props.isUntouched === true && deck.only === undefined;
  usePractising(!isUntouched && !isEnd);
  const tile = useTile();
  return (
    <Page
      title={practice.title}
      back={<BackButton onBack={onLeave} />}
      aside={
        <>
          {aside}
          {isUntouched || item === undefined ? null : <ReportTextButton onReport={() => onReport(item.id)} />}
        </>
      }
      footer={
        <>
          {footer}
          {actions.map((action, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the button keeps the focus when its label changes
            <ActionButton key={index} {...action} isFirst={index === 0} />
          ))}
        </>
      }
    >
      {isUntouched ? <GoalCard /> : null}
      <ItemReadings item={item}>{children}</ItemReadings>
      {isUntouched && findPractice(tile) !== undefined ? (
        <div className={styles.about}>
          <ButtonLink
            label="この稽古について"
            icon={<Info aria-hidden="true" />}
            variant="ghost"
            size="small"
            to={paths.practiceDetail(tile)}
            state={origins.drill}
          />
        </div>
      ) : null}
    </Page>
  );
}

/** The button before it may have moved it under the finger. */
export function ActionButton({ go, isFirst = false, ...look }: DrillAction & { readonly isFirst?: boolean }) {
  return (
    <Button
      variant={isFirst ? 'primary' : 'outline'}
      aria-keyshortcuts={isFirst && look.variant === undefined ? 'ArrowRight' : undefined}
      {...look}
      full
      onClick={ignoreDoubleClick(go)}
    />
  );
}

/** Draws the texts of an item, with no other readings than their own if the admin has added it. */
export function ItemReadings({ item, children }: Pick<DrillPageProps, 'item' | 'children'>) {
  return <TextReadings ownOnly={item !== undefined && isAdded(item)}>{children}</TextReadings>;
}

/** Back button in the top bar, for a step in the history that has no address of its own. */
export function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <IconButton label="戻る" aria-keyshortcuts="Escape" onClick={ignoreDoubleClick(onBack)}>
      <ChevronLeft />
    </IconButton>
  );
}

/** Goes back one history entry, unless the browser has left the screen's one: a second tap does not go back further. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (window.history.state?.key === key) void navigate(-1);
  };
}
