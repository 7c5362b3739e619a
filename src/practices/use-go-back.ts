import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes one step back in the history, once for each screen: a second tap would go back from where the first one led. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const hasGone = useRef(false);
  return () => {
    if (hasGone.current) return;
    hasGone.current = true;
    void navigate(-1);
  };
}
