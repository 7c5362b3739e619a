import { createContext, type ReactNode, useContext } from 'react';
import type { AuthSession } from '../../sync/contracts/auth-session.ts';
import type { Accounts } from './accounts.ts';

/** What the composition root gives to all screens. */
export interface Services {
  readonly accounts: Accounts;
  /** The server's public key for pushes (base64url); empty where the operator has set none up. */
  readonly pushKey: string;
  /** Keeps the session and opens the member's data. */
  readonly signedIn: (session: AuthSession) => Promise<void>;
  /** The session kept on this device, whatever its age; null when nobody is signed in. */
  readonly readStoredSession: () => Promise<AuthSession | null>;
  /** Removes everything of the member from this device, without asking and whatever is unsent. */
  readonly clearDevice: () => Promise<void>;
  /** Ends the session here and removes everything of the member from this device, after asking where it must. */
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
