import { createContext, useContext } from 'react';
import type { Day } from '../../sync/model/day/day.ts';
import type { AuthSession } from '../../sync/protocol/auth-session.ts';
import type { Accounts } from '../data/account/accounts.ts';
import type { Member } from '../data/member/member.ts';

/** Who is about to use this device. */
export interface NextMember {
  readonly id: string;
  readonly email?: string | null | undefined;
  /** Whether a link signs them in, which anybody may have sent, instead of the login form. */
  readonly byLink: boolean;
  /** The session in which they are about to continue; null for an address that is only confirmed. */
  readonly session: AuthSession | null;
  /** Whether this browser has just registered the account. */
  readonly isNew?: boolean;
}

/** What becomes of a guest's records when a member signs in. */
export type GuestChoice = ({ readonly kind: 'add' } & ClaimedRows) | { readonly kind: 'keep' | 'delete' };

/** What an account takes over of a guest's records; the other kata and days are kept on this device. */
export interface ClaimedRows {
  /** The kata that other members may see. */
  readonly sharedIds: readonly string[];
  /** The server's day; later ones cannot be sent yet. Null when it is not known. */
  readonly today: Day | null;
}

/** The answer to the questions before a sign-in; `choice` is null where there are no records of a guest. */
export interface SwitchAnswer {
  readonly choice: GuestChoice | null;
}

/** Services that the composition root provides to all screens. */
export interface Services {
  /** They load with the first use: a member's start needs none of them. Rejects with a RequestError. */
  readonly openAccounts: () => Promise<Accounts>;
  /** Loads what a sign-in needs, so that it survives a short network loss. */
  readonly prepareSignIn: () => void;
  /** Ends the session on the server, if that can be reached. Never rejects. */
  readonly revoke: (session: AuthSession) => Promise<void>;
  /** Stores the session and opens its data. Removes another member's; `choice` is what confirmSwitch() has asked. */
  readonly completeSignIn: (session: AuthSession, choice: GuestChoice | null) => Promise<void>;
  readonly startAsGuest: () => Promise<void>;
  /** Removes all data of the member from this device without confirmation, including pending rows. */
  readonly clearDevice: () => Promise<void>;
  /** Writes everything of the member into a file for the device. */
  readonly saveBook: (member: Member) => Promise<void>;
  /** For a screen that cannot read: reloads the page if the browser has dropped the member's data for good. */
  readonly checkStorage: () => void;
  /** Resolves once the member's data has opened, or could not be opened. */
  readonly settled: () => Promise<void>;
  /** Asks before a sign-in about the data of another member or a guest; null if the member does not want to sign in. */
  readonly confirmSwitch: (next: NextMember) => Promise<SwitchAnswer | null>;
  /** Signs out and removes all data of the member, after a confirmation when rows are pending. */
  readonly requestSignOut: () => void;
}

/** The services without the questions that some of them need. */
export type BareServices = Omit<Services, 'requestSignOut' | 'confirmSwitch'>;

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('Cannot use services outside ServicesHost');
  return services;
}
