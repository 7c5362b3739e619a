import type { ReactNode } from 'react';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './auth-page.module.css';

interface AuthPageProps {
  readonly title: string;
  /** One line of text below the logo. */
  readonly line?: string;
  /** Fraction of the ensō circle that is drawn; grows with each step of the sign-up. */
  readonly drawn: number;
  readonly children: ReactNode;
}

/** Layout of the authentication pages. */
export function AuthPage({ title, line, drawn, children }: AuthPageProps) {
  return (
    <Page title={title}>
      <div className={styles.entrance}>
        <Stack gap="xs" align="center">
          <Enso fraction={drawn} size={132}>
            <span className={styles.name}>稽古</span>
          </Enso>
          {line ? <Text tone="muted">{line}</Text> : null}
        </Stack>
        {children}
      </div>
    </Page>
  );
}
