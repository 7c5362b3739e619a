import { Link } from 'react-router-dom';
import { daysSinceJoining } from '../../../sync/rules/days-since-joining.ts';
import { useMember, useToday } from '../../data/member-context.tsx';
import type { Profile } from '../../data/profile.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Row } from '../../ui/row.tsx';
import { Seal } from '../../ui/seal.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Text } from '../../ui/text.tsx';
import { addresses, FROM_PROFILE } from './addresses.ts';
import { initialOf } from './initial.ts';
import styles from './profile.module.css';

/** The member's name, bio and location. */
export function IdentityCard({ profile }: { readonly profile: Profile }) {
  const { username, bio, location, created_at } = profile;
  const { clock } = useMember();
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
            <Heading variant="brush">{username || 'お名前を読み込んでいます'}</Heading>
            {created_at === null ? null : (
              <Text variant="small" tone="muted" numeric>
                稽古を始めて{formatNumber(daysSinceJoining(Date.parse(created_at), clock.now()))}日
              </Text>
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
            <Text variant="small" tone="muted">
              地域：{location}
            </Text>
          </div>
        )}
        <Link to={addresses.edit} state={FROM_PROFILE} className={buttonClass({ variant: 'outline', full: true })}>
          プロフィールを編集
        </Link>
      </Stack>
    </Card>
  );
}
