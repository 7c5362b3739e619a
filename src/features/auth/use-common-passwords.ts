import { useEffect, useState } from 'react';

/** Whether a password is among the commonest. Loads the list, and finds none until it is there. */
export function useCommonPasswords(): (password: string) => boolean {
  const [isCommon, setCommon] = useState(() => (_password: string) => false);
  useEffect(() => {
    let isUnmounted = false;
    import('../../../sync/rules/common-passwords.ts').then(
      ({ isCommonPassword }) => {
        if (!isUnmounted) setCommon(() => isCommonPassword);
      },
      // Without the list, only the server judges the password.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return isCommon;
}
