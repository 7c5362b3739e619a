import type { Profile } from '../../data/account/profile.ts';
import { useMember, useToday } from '../../data/member/member-context.tsx';
import { useJoinedAt } from '../../data/streak/login-records.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { ButtonLink } from '../../navigation/button-link.tsx';
import { origins, paths } from '../../paths.ts';
import { Seal } from '../../ui/graphics/seal.tsx';
import { Card, Heading, Row, Small, Stack, Text } from '../../ui/layout/primitives.tsx';
import { initialOf } from './edit/initial.ts';
import { daysSinceJoining } from './login-rate.ts';
import styles from './profile.module.css';

/** The member's name, bio and location. */
export function IdentityCard({ profile }: { readonly profile: Profile }) {
  const { username, bio, location } = profile;
  const { clock, isLocal } = useMember();
  const joinedAt = useJoinedAt();
  // Re-renders at midnight, for the number of days since joining.
  useToday();
  return (
    <Card label="自分">
      <Stack>
        <Row wrap={false} align="center">
          <span aria-hidden="true">
            <Seal size={56}>{initialOf(username) || '稽'}</Seal>
          </span>
          <div className={styles.words}>
            <Heading variant="brush">
              {username || (isLocal ? 'お名前はまだありません' : 'お名前を読み込んでいます')}
            </Heading>
            {joinedAt == null ? null : (
              <Small numeric>稽古を始めて{formatNumber(daysSinceJoining(joinedAt, clock.now()))}日</Small>
            )}
          </div>
        </Row>
        {bio === '' ? null : (
          <div className={styles.bio}>
            <Text>{bio}</Text>
          </div>
        )}
        {location === '' ? null : (
          <div className={styles.bio}>
            <Small>地域：{location}</Small>
          </div>
        )}
        <ButtonLink variant="outline" full to={paths.profileEdit} state={origins.profile}>
          プロフィールを編集
        </ButtonLink>
      </Stack>
    </Card>
  );
}
