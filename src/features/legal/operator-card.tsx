import { Banner } from '../../ui/feedback/banner.tsx';
import { Card, Heading, Stack, Text } from '../../ui/layout/primitives.tsx';
import styles from './legal.module.css';
import { readOperator } from './operator.ts';

const { name, contact } = readOperator(import.meta.env.VITE_OPERATOR_NAME, import.meta.env.VITE_OPERATOR_CONTACT);

/** Who runs this installation and how to reach them; says so where the build does not know. */
export function OperatorCard({ id, heading }: { readonly id: string; readonly heading: string }) {
  return (
    <Card labelledBy={id}>
      <Stack gap="s">
        <Heading id={id} focusable>
          {heading}
        </Heading>
        <Text>本アプリと、お預かりした情報についてのお問い合わせ、お求め、苦情は、次のところで受け付けます。</Text>
        <dl className={styles.facts}>
          <div>
            <dt>運営者</dt>
            <dd>{name ?? '（運営者の名前が、まだ設定されていません）'}</dd>
          </div>
          <div>
            <dt>連絡先</dt>
            <dd>
              {contact === null ? (
                '（連絡先が、まだ設定されていません）'
              ) : contact.href === null ? (
                contact.text
              ) : (
                <a className={styles.contact} href={contact.href}>
                  {contact.text}
                </a>
              )}
            </dd>
          </div>
        </dl>
        {name === null || contact === null ? (
          <Banner tone="warning" title="公開する前に、運営者の名前と連絡先を設定してください" />
        ) : null}
      </Stack>
    </Card>
  );
}
