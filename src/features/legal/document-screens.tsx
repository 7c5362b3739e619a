import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fullDate } from '../../lib/date-format.ts';
import { ReturnLink } from '../../navigation/return-link.tsx';
import { useAnchor } from '../../navigation/use-anchor.ts';
import { paths } from '../../paths.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { TitledCard } from '../../ui/layout/boxes.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Small, Text } from '../../ui/layout/text.tsx';
import { accessibility } from './accessibility.ts';
import { evidence } from './evidence.ts';
import styles from './legal.module.css';
import { readOperator } from './operator.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';
import { transmission } from './transmission.ts';
import type { LegalBlock, LegalDocument } from './versions.ts';

/** The anchor of the operator's name and contact; see `paths.contact`. */
const CONTACT = 'contact';

export const TermsScreen = () => <DocumentPage legal={terms} />;
export const PrivacyScreen = () => <DocumentPage legal={privacy} />;
export const TransmissionScreen = () => <DocumentPage legal={transmission} />;
export const AccessibilityScreen = () => <DocumentPage legal={accessibility} />;
export const EvidenceScreen = () => <DocumentPage legal={evidence} />;

/** A document: version, table of contents, sections, contact. */
function DocumentPage({ legal: { title, versions, intro, sections } }: { readonly legal: LegalDocument }) {
  useAnchor();
  return (
    <Page title={title} back={<ReturnLink fallback={paths.home} />}>
      <Small numeric>{`第${versions.length}版　${fullDate(versions[0].day)}から`}</Small>
      <Text variant="reading">{intro}</Text>
      <nav aria-label="目次">
        <Disclosure summary="目次">
          <ol className={styles.contents}>
            {Object.entries({ ...sections, [CONTACT]: { heading: '連絡先' } }).map(([id, { heading }]) => (
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
      {Object.entries(sections).map(([id, { heading, blocks }]) => (
        <TitledCard key={id} id={id} title={heading}>
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
            <Block key={index} block={block} />
          ))}
        </TitledCard>
      ))}
      <OperatorSection />
      <TitledCard variant="sunken" id="versions" title="これまでの版" gap="xs">
        <Facts
          facts={versions.map(({ day, change }, index) => [`第${versions.length - index}版　${fullDate(day)}`, change])}
        />
      </TitledCard>
    </Page>
  );
}

function Block({ block }: { readonly block: LegalBlock }) {
  if (typeof block === 'string') return <Text variant="reading">{block}</Text>;
  if (!isList(block)) return <Facts facts={Object.entries(block)} />;
  return (
    <ul className={styles.points}>
      {block.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function isList(block: LegalBlock): block is readonly string[] {
  return Array.isArray(block);
}

function Facts({ facts }: { readonly facts: readonly (readonly [name: string, words: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

const { name, contact } = readOperator(import.meta.env.VITE_OPERATOR_NAME, import.meta.env.VITE_OPERATOR_CONTACT);

/** Who runs this installation and how to reach them; says so where the build does not know. */
function OperatorSection() {
  const link = contact?.href ? (
    <a className={styles.contact} href={contact.href}>
      {contact.text}
    </a>
  ) : null;
  return (
    <TitledCard id={CONTACT} title="連絡先">
      <Text>本アプリと、お預かりした情報についてのお問い合わせ、お求め、苦情は、次のところで受け付けます。</Text>
      <Facts
        facts={[
          ['運営者', name ?? '（運営者の名前が、まだ設定されていません）'],
          ['連絡先', link ?? contact?.text ?? '（連絡先が、まだ設定されていません）'],
        ]}
      />
      {name === null || contact === null ? (
        <Banner tone="warning" title="公開する前に、運営者の名前と連絡先を設定してください" />
      ) : null}
    </TitledCard>
  );
}
