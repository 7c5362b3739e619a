import { Button } from '../../../src/ui/controls/button.tsx';
import { EmptyState } from '../../../src/ui/feedback/empty-state.tsx';
import { Motif } from '../../../src/ui/graphics/motif.tsx';
import { Page } from '../../../src/ui/layout/page.tsx';
import { Card } from '../../../src/ui/layout/primitives.tsx';

const fountain = `<svg viewBox="0 0 48 48">
  <path d="M10 38c8-4 20-4 28 0M14 30c6-3 14-3 20 0M24 8v14"/>
  <circle data-seal="" cx="24" cy="8" r="3.5"/>
</svg>`;

/** The empty state, under a title that is too long for one line. */
export function EmptySheet() {
  return (
    <Page title="まだ何も登録されていない型の一覧を開いたところ">
      <Card>
        <EmptyState
          title="まだ型がありません"
          motif={<Motif svg={fountain} size={72} />}
          action={<Button label="型を登録する" />}
        >
          象と意識を一組にして、はじめの型を登録してみましょう。
        </EmptyState>
      </Card>
    </Page>
  );
}
