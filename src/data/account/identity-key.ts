/** Key in localStorage of the member whose data opens on this device. */
export const IDENTITY_KEY = 'keiko.member';
