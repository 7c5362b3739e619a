import ChevronRight from 'lucide-react/icons/chevron-right';
import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { Button } from '../../../src/ui/controls/button.tsx';
import { Chip } from '../../../src/ui/controls/chip.tsx';
import { Tabs } from '../../../src/ui/controls/tabs.tsx';
import { TextField } from '../../../src/ui/forms/fields.tsx';
import { Seal } from '../../../src/ui/graphics/seal.tsx';
import { Card } from '../../../src/ui/layout/boxes.tsx';
import { List, ListRow } from '../../../src/ui/layout/list.tsx';
import { Page } from '../../../src/ui/layout/page.tsx';
import { Text } from '../../../src/ui/layout/text.tsx';

type Tab = 'register' | 'list' | 'test';

/** Tabs, and list rows of every kind. */
export function ListSheet() {
  const [tab, setTab] = useState<Tab>('list');
  return (
    <Page title="型の稽古">
      <Tabs<Tab>
        label="型の稽古"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'register', label: '登録', panel: <TextField label="象" value="" onChange={() => {}} required /> },
          { id: 'list', label: '一覧', panel: <Rows /> },
          { id: 'test', label: 'テスト', panel: <Text>テストを開始します。</Text> },
        ]}
      />
    </Page>
  );
}

function Rows() {
  return (
    <Card>
      <List label="レッスン">
        <ListRow
          leading={<Seal size={32}>1</Seal>}
          title="呼吸を数える"
          text="ゆっくり十まで数えます。"
          trailing={<Chip tone="success">完了</Chip>}
        />
        <ListRow
          leading={
            <Seal size={32} variant="outline">
              2
            </Seal>
          }
          title="音を三つ聞き分ける"
          trailing={<Button label="開始" size="small" />}
        />
        <ListRow
          leading={<Lock aria-hidden="true" />}
          title="言葉を一つずつ置き換える、少し長い題名のレッスン"
          text="明日から"
        />
        <ListRow
          render={<a href="?sheet=home" />}
          title="通知設定"
          text="端末ごとに選べます。"
          trailing={<ChevronRight aria-hidden="true" />}
        />
      </List>
    </Card>
  );
}
