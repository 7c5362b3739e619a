import type { ReactNode } from 'react';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Row, Stack } from '../../ui/layout/boxes.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './auth-page.module.css';

interface AuthPageProps {
  readonly title: string;
  readonly line?: string;
  /** Fraction of the ensō circle that is drawn; grows with each step of the sign-up. */
  readonly drawn: number;
  /** Whether the page itself links to the terms and the privacy policy. */
  readonly hasLegalLinks?: boolean;
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of the authentication pages. */
export function AuthPage({ title, line, drawn, hasLegalLinks = false, back, children }: AuthPageProps) {
  return (
    <Page title={title} back={back}>
      <div className={styles.content}>
        <Stack gap="xs" align="center">
          <Enso fraction={drawn} size={132}>
            <Text as="span" variant="scene">
              稽古
            </Text>
          </Enso>
          {line ? <Text tone="muted">{line}</Text> : null}
        </Stack>
        {children}
        <nav aria-label="このアプリについて">
          <AboutLinks links={[{ to: paths.help, title: 'ヘルプ' }, ...(hasLegalLinks ? [] : legalLinks)]} />
        </nav>
      </div>
    </Page>
  );
}

export const legalLinks = [
  { to: paths.terms, title: '利用規約' },
  { to: paths.privacy, title: 'プライバシーポリシー' },
  { to: paths.transmission, title: '外部送信' },
] as const;

/** Small links to what a visitor may read. */
export function AboutLinks({ links }: { readonly links: readonly { readonly to: string; readonly title: string }[] }) {
  return (
    <Row gap="2xs" justify="center">
      {links.map(({ to, title }) => (
        <ButtonLink label={title} variant="ghost" size="small" key={to} to={to} />
      ))}
    </Row>
  );
}
