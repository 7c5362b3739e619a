import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { Enso } from '../../ui/graphics/enso.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './auth-page.module.css';

const about = [
  { to: paths.help, title: 'ヘルプ' },
  { to: paths.terms, title: '利用規約' },
  { to: paths.privacy, title: 'プライバシー' },
] as const;

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
        <nav aria-label="このアプリについて">
          <Row gap="2xs" justify="center">
            {about.map(({ to, title }) => (
              <Link key={to} to={to} className={buttonClass({ variant: 'ghost', size: 'small' })}>
                {title}
              </Link>
            ))}
          </Row>
        </nav>
      </div>
    </Page>
  );
}
