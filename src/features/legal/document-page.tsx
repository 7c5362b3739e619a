import { Link } from 'react-router-dom';
import { fullDate } from '../../lib/date-format.ts';
import { ReturnLink } from '../../navigation/return-link.tsx';
import { useAnchor } from '../../navigation/use-anchor.ts';
import { paths } from '../../paths.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Card, Heading, Small, Text, TitledCard } from '../../ui/layout/primitives.tsx';
import styles from './legal.module.css';
import type { LegalBlock, LegalDocument, LegalSection } from './legal-document.ts';
import { readOperator } from './operator.ts';

/** The anchor of the operator's name and contact; see `paths.contact`. */
const CONTACT = 'contact';

/** The terms or the privacy policy: version, table of contents, sections, contact. */
export function DocumentPage({ legal: { title, versions, intro, sections } }: { readonly legal: LegalDocument }) {
  useAnchor();
  const entries = [...sections.map(({ id, heading }) => ({ id, heading })), { id: CONTACT, heading: '連絡先' }];
  return (
    <Page title={title} back={<ReturnLink fallback={paths.home} />}>
      <Small numeric>
        第{versions.length}版　{fullDate(versions[0].day)}から
      </Small>
      <Text variant="reading">{intro}</Text>
      <nav aria-label="目次">
        <Disclosure summary="目次">
          <ol className={styles.contents}>
            {entries.map(({ id, heading }) => (
              <li key={id}>
                {/* Replaces, so that going back leaves the document. */}
                <Link to={`#${id}`} replace>
                  {heading}
                </Link>
              </li>
            ))}
          </ol>
        </Disclosure>
      </nav>
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <OperatorCard id={CONTACT} heading="連絡先" />
      <TitledCard variant="sunken" id="versions" title="これまでの版" gap="xs">
        <dl className={styles.facts}>
          {versions.map(({ day, change }, index) => (
            <div key={day}>
              <dt>
                第{versions.length - index}版　{fullDate(day)}
              </dt>
              <dd>{change}</dd>
            </div>
          ))}
        </dl>
      </TitledCard>
    </Page>
  );
}

function Section({ section: { id, heading, blocks } }: { readonly section: LegalSection }) {
  return (
    <Card labelledBy={id} gap="s">
      <Heading id={id} focusable>
        {heading}
      </Heading>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <Block key={index} block={block} />
      ))}
    </Card>
  );
}

function Block({ block }: { readonly block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return <Text variant="reading">{block.text}</Text>;
    case 'points':
      return (
        <ul className={styles.points}>
          {block.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.facts.map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      );
  }
}

const { name, contact } = readOperator(import.meta.env.VITE_OPERATOR_NAME, import.meta.env.VITE_OPERATOR_CONTACT);

/** Who runs this installation and how to reach them; says so where the build does not know. */
function OperatorCard({ id, heading }: { readonly id: string; readonly heading: string }) {
  return (
    <Card labelledBy={id} gap="s">
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
    </Card>
  );
}
