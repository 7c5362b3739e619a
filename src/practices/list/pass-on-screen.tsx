import { useState } from 'react';
import { encode } from 'uqr';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { SelectField } from '../../ui/forms/fields.tsx';
import { Card, Stack } from '../../ui/layout/boxes.tsx';
import { BackLink, Page } from '../../ui/layout/page.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import { homeDrills } from '../home-practices.ts';
import styles from './pass-on-screen.module.css';
import { PracticeMotif } from './practice-motif.tsx';

/** Those that are open to everybody, without an account. */
const drills = homeDrills.filter((drill) => !('openedBy' in drill));

/** Hands one practice to somebody else: its address, which the login offers to begin without an account, as a code too. */
export function PassOnScreen() {
  const [id, setId] = useState<string>('ryue');
  const toast = useToast();
  const drill = drills.find((one) => one.id === id) ?? drills[0];
  if (drill === undefined) return null;
  const { name, tagline, path } = drill;
  const url = new URL(path, window.location.origin).href;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast({ text: 'アドレスをコピーしました', tone: 'success' });
    } catch {
      toast({ text: 'コピーできませんでした。アドレスを長押しして選んでください。', tone: 'error' });
    }
  }

  function send() {
    // Closed by the member.
    void navigator
      .share({ title: name, text: `稽古「${name}」を、一度どうぞ。登録はいりません。`, url })
      .catch(() => undefined);
  }

  return (
    <Page title="だれかに渡す" back={<BackLink to={paths.profile} />}>
      <Text tone="muted">
        稽古をひとつ、だれかに渡せます。受け取った人は、登録せずに、その稽古から始められます。始めたかどうかは、どこにも伝わりません。
      </Text>
      <SelectField
        label="渡す稽古"
        value={drill.id}
        options={drills.map((one) => ({ value: one.id, label: one.name }))}
        onChange={setId}
      />
      <Card labelledBy="passed-on">
        <Stack align="center" gap="s">
          <PracticeMotif id={drill.id} size={72} />
          <Heading id="passed-on" variant="brush">
            {name}
          </Heading>
          <Text>{tagline}</Text>
          <Code text={url} />
          <Small>カメラを向けると、この稽古がひらきます。</Small>
          <p className={styles.address}>{url}</p>
        </Stack>
      </Card>
      {'share' in navigator ? <Button label="送る" full onClick={send} /> : null}
      <Button label="アドレスをコピー" full variant="outline" onClick={copy} />
    </Page>
  );
}

/** A QR code. */
function Code({ text }: { readonly text: string }) {
  const { size, data } = encode(text);
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="この稽古をひらくコード">
      <path d={cells.join('')} />
    </svg>
  );
}
