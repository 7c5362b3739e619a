import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/boxes.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import styles from './kata.module.css';

/** What 象 and 意識 are, with their readings and one example. */
export function KataMeaning({ children }: { readonly children?: ReactNode }) {
  return (
    <Stack gap="s">
      <Text variant="small">
        型は、象と意識のひと組です。象（ぞう）は、思い浮かべる場面やもの。意識（いしき）は、その象に向ける、気の置きどころや問いです。
      </Text>
      <dl className={styles.words}>
        <dt>象</dt>
        <dd>鳴りだした電話</dd>
        <dt>意識</dt>
        <dd>出る前に、息をひとつ吐き切る</dd>
      </dl>
      <Small>
        電話が鳴る。その音で、息のことを思い出す。「テスト」では象だけを見て、意識が浮かぶかどうかを確かめます。
      </Small>
      {children}
    </Stack>
  );
}
