/** In place of a member id: the owner of data that was recorded without an account. */
export const GUEST = 'guest';
