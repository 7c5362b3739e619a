import { ButtonLink } from '../../navigation/button-link.tsx';
import { paths } from '../../paths.ts';
import { Row } from '../../ui/layout/primitives.tsx';

export const helpLink = { to: paths.help, title: 'ヘルプ' } as const;

export const legalLinks = [
  { to: paths.terms, title: '利用規約' },
  { to: paths.privacy, title: 'プライバシーポリシー' },
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
