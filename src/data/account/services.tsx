import { createContext, type ReactNode, useContext } from 'react';
import type { AuthSession } from '../../../sync/protocol/auth-session.ts';
import type { LazyAccounts } from './lazy-accounts.ts';

/** Who is about to use this device. */
export interface NextMember {
  readonly id: string;
  readonly email?: string | null | undefined;
  /** Whether a link signs them in, which anybody may have sent, instead of the login form. */
  readonly byLink: boolean;
}

/** Services that the composition root provides to all screens. */
export interface Services {
  readonly accounts: LazyAccounts;
  /** VAPID public key (base64url); empty when the operator has configured none. */
  readonly pushKey: string;
  /** Stores the session and opens the member's database. Removes all data of another member; see `confirmSwitch`. */
  readonly completeSignIn: (session: AuthSession) => Promise<void>;
  /** Opens the app for a member without an account. */
  readonly startLocally: () => Promise<void>;
  /** The stored session, expired or not; null when signed out. */
  readonly readStoredSession: () => Promise<AuthSession | null>;
  /** Removes all data of the member from this device without confirmation, including pending rows. */
  readonly clearDevice: () => Promise<void>;
  /** For a screen that cannot read: reloads the page if the browser has dropped the member's data for good. */
  readonly checkStorage: () => void;
  /** Resolves once the member's data has opened, or could not be opened. */
  readonly settled: () => Promise<void>;
  /**
   * Asks before a sign-in that would remove another member's data from this device, after sending what can be sent.
   * Resolves to true at once when there is none.
   */
  readonly confirmSwitch: (next: NextMember) => Promise<boolean>;
  /** Signs out and removes all data of the member, after a confirmation when rows are pending. */
  readonly requestSignOut: () => void;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({
  services,
  children,
}: {
  readonly services: Services;
  readonly children: ReactNode;
}) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('Cannot use services outside ServicesProvider');
  return services;
}
