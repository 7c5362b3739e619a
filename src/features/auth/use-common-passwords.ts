import { useEffect, useState } from 'react';

/** Whether a password is among the commonest. Loads the list, and finds none until it is there. */
export function useCommonPasswords(): (password: string) => boolean {
  const [isCommon, setCommon] = useState(() => (_password: string) => false);
  useEffect(() => {
    import('../../../sync/rules/common-passwords.ts').then(
      ({ isCommonPassword }) => setCommon(() => isCommonPassword),
      // Without the list, only the server judges the password.
      () => undefined,
    );
  }, []);
  return isCommon;
}
