import { useState } from 'react';
import { Button } from '../../../src/ui/controls/button.tsx';
import { Switch } from '../../../src/ui/controls/switch.tsx';
import { Banner } from '../../../src/ui/feedback/banner.tsx';
import { PasswordField, SelectField, TextArea, TextField } from '../../../src/ui/forms/fields.tsx';
import { useForm } from '../../../src/ui/forms/use-form.ts';
import { Card, Row, Stack } from '../../../src/ui/layout/boxes.tsx';
import { Page } from '../../../src/ui/layout/page.tsx';

const REGIONS = [
  { value: '', label: '選んでください' },
  { value: 'kanto', label: '関東' },
  { value: 'kinki', label: '近畿' },
] as const;

/** Every field and every button, in every state. */
export function FormSheet() {
  const [password, setPassword] = useState('himitsu-no-kotoba');
  const [bio, setBio] = useState('朝の静かな時間に、𠮟られない稽古を。');
  const [question, setQuestion] = useState('');
  const [region, setRegion] = useState<'' | 'kanto' | 'kinki'>('');
  const [push, setPush] = useState(true);
  const [sent, setSent] = useState(0);
  const nameProblem = ({ name }: { readonly name: string }) => (name ? {} : { name: 'ユーザー名を入力してください。' });
  const form = useForm({
    initial: { name: '' },
    check: nameProblem,
    async onSubmit() {
      setSent((count) => count + 1);
    },
  });
  return (
    <Page title="プロフィール編集">
      <Card>
        <form {...form.props}>
          <Stack gap="m">
            <TextField {...form.field('name')} label="ユーザー名" autoComplete="username" required />
            <TextField label="メールアドレス" type="email" value="hanako@keiko.example" onChange={() => {}} readOnly />
            <TextField
              label="生年月日"
              type="date"
              value="1990-04-01"
              onChange={() => {}}
              hint="ほかの方には表示されません。"
            />
            <PasswordField
              label="パスワード"
              value={password}
              onChange={setPassword}
              autoComplete="current-password"
              hint="6文字以上で入力してください。"
            />
            <TextArea label="自己紹介" value={bio} onChange={setBio} limit={20} />
            <TextArea
              label="質問"
              value={question}
              onChange={setQuestion}
              onEnter={() => setSent((count) => count + 1)}
            />
            <SelectField label="地域" options={REGIONS} value={region} onChange={setRegion} />
            <TextField label="電話番号" type="tel" value="" onChange={() => {}} placeholder="090-0000-0000" disabled />
            <Switch
              label="通知"
              checked={push}
              onChange={setPush}
              state={push ? '有効' : '無効'}
              hint="この端末だけの設定です。"
            />
            <Switch label="処理中の設定" checked={false} onChange={() => {}} state="処理中" busy />
            <Switch label="使えない設定" checked={false} onChange={() => {}} state="利用不可" disabled />
            <Button label="保存する" type="submit" full />
            <Banner>送信 {sent}回</Banner>
          </Stack>
        </form>
      </Card>
      <Card label="ボタン">
        <Row>
          <Button label="主な動作" />
          <Button label="副の動作" variant="secondary" />
          <Button label="枠だけ" variant="outline" />
          <Button label="文字だけ" variant="ghost" />
          <Button label="削除" variant="danger" />
          <Button label="保存中" busy />
          <Button label="使えない" disabled />
          <Button label="使えない" variant="outline" disabled />
          <Button label="リンク" variant="outline" size="small" render={<a href="?sheet=home" />} />
        </Row>
      </Card>
    </Page>
  );
}
