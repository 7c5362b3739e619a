import { useEffect } from 'react';
import { resumeDeletions } from './deletions.ts';
import { useMember } from './member-context.tsx';

/** Stores what a killed page has left: deletions, and what visits have shown. Call once, in the shell. */
export function useResumeWrites(): void {
  const member = useMember();
  useEffect(() => {
    // What fails stays for the next start.
    resumeDeletions(member).catch((error: unknown) => member.diagnostics.recordFailure('delete-rows', error));
    import('../training/visit-notes.ts').then(({ storeVisits }) => storeVisits(member)).catch(() => {});
  }, [member]);
}
