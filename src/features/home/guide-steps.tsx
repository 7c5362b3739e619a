import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { List, ListRowWords, listLinkClass } from '../../ui/layout/list.tsx';
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
  readonly isOpen: boolean;
  readonly onToggle?: (open: boolean) => void;
  /** The mark of a step; handed in because a visitor's browser loads this file too. */
  readonly markOf?: (step: GuideStep) => ReactNode;
}

/** The four first steps for new members. */
export function GuideSteps({ isOpen, onToggle, markOf }: GuideStepsProps) {
  return (
    <Disclosure summary="はじめての方へ" open={isOpen} {...(onToggle === undefined ? {} : { onToggle })}>
      <List as="ol">
        {steps.map(({ id, to, title, text }, index) => (
          <li key={to}>
            <Link to={to} className={listLinkClass()}>
              <ListRowWords leading={`${index + 1}`} title={title} text={text} trailing={markOf?.(id)} />
            </Link>
          </li>
        ))}
      </List>
    </Disclosure>
  );
}
