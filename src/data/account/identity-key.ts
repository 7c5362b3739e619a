/** Key in localStorage of the member whose data opens on this device; apart, as a start reads it before all else. */
export const IDENTITY_KEY = 'keiko.member';

/** The member who has asked the server to delete the account, until the device is cleared; see useUnfinishedDeletion(). */
export const DELETION_KEY = 'keiko.account-deletion';

/** Held by a sign-in, and by a start as guest that takes back a claim which was cut off. */
export const CLAIM_LOCK = 'claim';
