import {
  type NotificationState,
  type NotificationSwitching,
  useNotificationContext,
} from '../../data/notifications/notification-state.ts';
import { Disclosure } from '../../ui/controls/disclosure.tsx';
import { Small } from '../../ui/layout/primitives.tsx';

interface DebugLineProps {
  readonly state: NotificationState;
  readonly switching: NotificationSwitching;
}

/** State and last error in technical terms, for support requests. */
export function DebugLine({ state, switching }: DebugLineProps) {
  const { device, serverKey } = useNotificationContext();
  const facts = [
    `state=${state.status}`,
    `permission=${device.permission()}`,
    `obstacle=${device.obstacle() ?? 'none'}`,
    `key=${serverKey === '' ? 'missing' : 'set'}`,
    `last=${switching.status}`,
    ...(switching.status === 'failed' ? [switching.failure.code, switching.failure.detail] : []),
  ];
  return (
    <Disclosure summary="詳細情報">
      <Small lang="en">{facts.join(' / ')}</Small>
    </Disclosure>
  );
}
