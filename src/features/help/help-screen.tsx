import { fullDate } from '../../lib/date-format.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { ReturnLink } from '../../navigation/return-link.tsx';
import { useAnchor } from '../../navigation/use-anchor.ts';
import { paths } from '../../paths.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Card, Stack } from '../../ui/layout/boxes.tsx';
import { List, ListRow } from '../../ui/layout/list.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Heading, Small, Text } from '../../ui/layout/text.tsx';
import { changes } from './changes.ts';
import { type HelpBlock, type HelpItem, helpGroups } from './questions.ts';

/** Answers to what members ask. Each question is an anchor, so that an error can link to its answer. */
export function HelpScreen() {
  useAnchor();
  const [{ version, day, change }] = changes;
  return (
    <Page title="ヘルプ" back={<ReturnLink fallback={paths.home} />}>
      <Text tone="muted">よくあるご質問です。知りたいものを押すと、答えが開きます。</Text>
      <Small>{`${version}版（${fullDate(day)}）　${change}`}</Small>
      <Stack gap="l">
        {helpGroups.map(({ title, items }, index) => (
          <Stack key={title} gap="xs">
            <Heading id={`help-${index}`}>{title}</Heading>
            <Card labelledBy={`help-${index}`}>
              <List>
                {Object.entries(items).map(([id, item]) => (
                  <li key={id}>
                    <Question id={id} item={item} />
                  </li>
                ))}
              </List>
            </Card>
          </Stack>
        ))}
      </Stack>
      <Stack gap="xs" align="center">
        <Small>お探しの答えがないときは、お問い合わせください。</Small>
        <ButtonLink label="連絡先を見る" size="small" variant="outline" to={paths.contact} />
      </Stack>
    </Page>
  );
}

function Question({ id, item: { question, answer, link } }: { readonly id: string; readonly item: HelpItem }) {
  return (
    <Disclosure id={id} summary={question}>
      <Stack gap="s">
        {answer.map((block, index) => (
          // The blocks of an answer never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <Block key={index} block={block} />
        ))}
        {link === undefined ? null : (
          <div>
            <ButtonLink label={link.label} size="small" variant="outline" to={link.to} />
          </div>
        )}
      </Stack>
    </Disclosure>
  );
}

function Block({ block }: { readonly block: HelpBlock }) {
  if (typeof block === 'string') return <Text variant="reading">{block}</Text>;
  return (
    <List as="ol">
      {block.map((step, index) => (
        <ListRow key={step} title={`${index + 1}　${step}`} />
      ))}
    </List>
  );
}
