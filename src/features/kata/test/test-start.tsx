import { useEffect, useMemo, useRef, useState } from 'react';
import { MAX_REVIEWS_PER_DAY } from '../../../../sync/rules/kata-review.ts';
import type { OwnKata } from '../../../data/kata/katas.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { Card, Heading, Small, TitledCard } from '../../../ui/layout/primitives.tsx';
import { ownCategories } from '../kata-fields.tsx';
import type { RunningKataTest } from './use-kata-test.ts';

/** Picker value for all categories. */
const ALL_CATEGORIES = '';

interface TestStartProps {
  readonly katas: readonly OwnKata[];
  readonly running: RunningKataTest;
}

/** Starts a shuffled test of all kata or one category, or today's review. */
export function TestStart({ katas, running }: TestStartProps) {
  const [category, setCategory] = useState(ALL_CATEGORIES);
  const categories = useMemo(() => ownCategories(katas), [katas]);
  const count = category === ALL_CATEGORIES ? katas.length : katas.filter((kata) => kata.category === category).length;
  const { due, startAll, startReview, hasMoved } = running;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [hasMoved]);

  return (
    <>
      <Card labelledBy="test-title" gap="s">
        <Heading id="test-title" ref={heading} focusable>
          型のテスト
        </Heading>
        <Small>心に浮かべる景色（象）だけを見て、そこへ向けるもの（意識）を思い出します。順番は毎回変わります。</Small>
        {categories.length === 0 ? null : (
          <SelectField
            label="出題する型"
            value={category}
            onChange={setCategory}
            options={[
              { value: ALL_CATEGORIES, label: 'すべて' },
              ...categories.map((name) => ({ value: name, label: name })),
            ]}
          />
        )}
        <Small numeric>全{count.toLocaleString('ja-JP')}問</Small>
        <Button
          label="テストを開始"
          full
          disabled={count === 0}
          onClick={() => startAll(category === ALL_CATEGORIES ? null : category)}
        />
      </Card>
      <TitledCard title="今日の復習">
        {due.length === 0 ? (
          <Small>
            今日の復習はありません。「おぼえた」「もう一度」の答えに合わせて、忘れかけたころにまた出てきます。
          </Small>
        ) : (
          <>
            <Small>忘れかけた型を、1日に{MAX_REVIEWS_PER_DAY}問までくり返します。</Small>
            <Button full variant="outline" onClick={startReview}>
              今日の復習を始める（{due.length}問）
            </Button>
          </>
        )}
      </TitledCard>
    </>
  );
}
