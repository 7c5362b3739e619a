import type { ReactNode } from 'react';
import styles from './icons.module.css';

function createIcon(shapes: ReactNode) {
  return function Icon() {
    return (
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {shapes}
      </svg>
    );
  };
}

export const HomeIcon = createIcon(<path d="M3 11 12 4l9 7v8a1 1 0 0 1-1 1h-5v-6H9v6H4a1 1 0 0 1-1-1z" />);

export const FlagIcon = createIcon(<path d="M5 4v16M5 5c4-2 7 2 14 0v9c-7 2-10-2-14 0" />);

export const CalendarIcon = createIcon(<path d="M4 7h16v13H4zM4 11h16M8 4v4M16 4v4" />);

export const PersonIcon = createIcon(
  <>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 20c1-4 4-6 8-6s7 2 8 6" />
  </>,
);

export const BackIcon = createIcon(<path d="m15 5-7 7 7 7" />);
