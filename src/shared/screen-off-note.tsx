import { useEffect, useState } from 'react';
import { isWakeLockIgnored } from '../lib/browser/wake-lock.ts';
import { Small } from '../ui/layout/text.tsx';

/** Advice where the screen turns off by itself, which stops the voice and the clock of a drill. */
export function ScreenOffNote() {
  const [turnsOff, setTurnsOff] = useState(false);
  useEffect(() => setTurnsOff(isWakeLockIgnored()), []);
  if (!turnsOff) return null;
  return (
    <Small>
      この端末では、途中で画面が消えることがあります。消えているあいだは、時間も止まります。端末の「自動ロック」を長めにしておくと安心です。
    </Small>
  );
}
