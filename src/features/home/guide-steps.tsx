import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { ListLink } from '../../navigation/list-link.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Row } from '../../ui/layout/boxes.tsx';
import { List } from '../../ui/layout/list.tsx';
import { Caption } from '../../ui/layout/text.tsx';
import type { GuideStep } from './guide-progress.ts';

const steps = [
  { id: 'topics', to: paths.topics, title: '基本を知る', text: '13の意識を、短い解説でひととおり。' },
  { id: 'practices', to: paths.practices, title: '十七の稽古を試す', text: '気になるものをひとつ、10分だけ。' },
  {
    id: 'lessons',
    to: paths.specialLessons,
    title: '特殊意識に進む',
    text: '「頭の回転を上げる」を、1日1回ずつ30回。',
  },
  { id: 'kata', to: paths.kata, title: '自分の型をつくる', text: '心に浮かべる景色（象）と、向ける意識をひと組に。' },
] as const satisfies readonly { readonly id: GuideStep; readonly [text: string]: string }[];

interface GuideStepsProps {
  /** Whether the guide is not put away: the next step stands below the title. */
  readonly isOpen: boolean;
  /** Undefined until it is known. */
  readonly next?: GuideStep | undefined;
  readonly onToggle?: (open: boolean) => void;
  /** The mark of a step; handed in because a visitor's browser loads this file too. */
  readonly markOf?: (step: GuideStep) => ReactNode;
}

/** The four first steps for new members, collapsed to the next one. */
export function GuideSteps({ isOpen, next, onToggle, markOf }: GuideStepsProps) {
  const [isWhole, setWhole] = useState(false);
  function toggle(showAll: boolean) {
    setWhole(showAll);
    if (showAll) onToggle?.(true);
  }
  function putAway() {
    setWhole(false);
    onToggle?.(false);
  }
  return (
    <div>
      <Disclosure summary="はじめての方へ" open={isWhole} onToggle={toggle}>
        <List as="ol">
          {steps.map(({ id, ...link }, index) => (
            <ListLink key={id} {...link} leading={`${index + 1}`} trailing={markOf?.(id) ?? null} />
          ))}
        </List>
        {isOpen && onToggle !== undefined ? (
          <Button label="案内をしまう" size="small" variant="quiet" full onClick={putAway} />
        ) : null}
      </Disclosure>
      {isOpen && !isWhole ? <NextStep step={next} /> : null}
    </div>
  );
}

function NextStep({ step }: { readonly step: GuideStep | undefined }) {
  const index = steps.findIndex(({ id }) => id === step);
  const nextStep = steps[index];
  return (
    <div style={{ minBlockSize: 'var(--tap-min)' }}>
      {nextStep === undefined ? null : (
        <Row>
          <Caption>次はこれ</Caption>
          <ButtonLink label={`${index + 1}　${nextStep.title}`} variant="ghost" to={nextStep.to} />
        </Row>
      )}
    </div>
  );
}
