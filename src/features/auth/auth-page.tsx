import type { ReactNode } from 'react';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Stack, Text } from '../../ui/layout/primitives.tsx';
import { AboutLinks, helpLink, legalLinks } from './about-links.tsx';
import styles from './auth-page.module.css';

interface AuthPageProps {
  readonly title: string;
  readonly line?: string;
  /** Fraction of the ensō circle that is drawn; grows with each step of the sign-up. */
  readonly drawn: number;
  /** Whether the page itself links to the terms and the privacy policy. */
  readonly hasLegalLinks?: boolean;
  readonly children: ReactNode;
}

/** Layout of the authentication pages. */
export function AuthPage({ title, line, drawn, hasLegalLinks = false, children }: AuthPageProps) {
  return (
    <Page title={title}>
      <div className={styles.content}>
        <Stack gap="xs" align="center">
          <Enso fraction={drawn} size={132}>
            <span className={styles.name}>稽古</span>
          </Enso>
          {line ? <Text tone="muted">{line}</Text> : null}
        </Stack>
        {children}
        <nav aria-label="このアプリについて">
          <AboutLinks links={hasLegalLinks ? [helpLink] : [helpLink, ...legalLinks]} />
        </nav>
      </div>
    </Page>
  );
}
