import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes back one history entry, at most once per screen, so that a second tap does not go back further. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const hasGone = useRef(false);
  return () => {
    if (hasGone.current) return;
    hasGone.current = true;
    void navigate(-1);
  };
}
