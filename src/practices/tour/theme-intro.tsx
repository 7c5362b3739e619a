import { SafetyNote } from '../../ui/feedback/safety-note.tsx';
import { ScreenOffNote } from '../../ui/feedback/screen-off-note.tsx';
import { Ruby } from '../../ui/graphics/ruby.tsx';
import { Caption, Heading, Small, Stack, Text } from '../../ui/layout/primitives.tsx';
import type { TalkTheme } from './content.ts';
import styles from './screen.module.css';
import { ThemeIcon } from './theme-icon.tsx';

/** Introduces the theme before the walk. */
export function ThemeIntro({ theme }: { readonly theme: TalkTheme }) {
  return (
    <Stack fill gap="l">
      <Stack gap="s" align="center">
        <span className={styles.icon}>
          <ThemeIcon name={theme.icon} />
        </span>
        <Heading variant="phase" ruby={theme.title} readings={theme.readings} />
        <Text ruby={theme.description} readings={theme.readings} />
      </Stack>
      <Stack gap="xs">
        <Caption>歩く順の手がかり</Caption>
        <ol className={styles.examples}>
          {theme.examples.map((example) => (
            <li key={example} className={styles.example}>
              <span>
                <Ruby readings={theme.readings}>{example}</Ruby>
              </span>
            </li>
          ))}
        </ol>
      </Stack>
      <Stack gap="xs">
        <Small>
          隣に誰かがいるつもりで、5分間、
          {theme.silent ? '声には出さず、胸のうちで案内します。' : '声に出して案内します。'}
          途中でことばに詰まったら、一歩だけ前へ。
        </Small>
        <ScreenOffNote />
        <SafetyNote />
      </Stack>
    </Stack>
  );
}
