import s from './scene.module.css';

/** The far side of the bay, the same in both pictures. */
export function HarborBay() {
  return (
    <>
      <path
        className={s.haze}
        opacity=".2"
        d="M128 125c5.3-.2 21.7-.8 32-1.5s20.7-1.8 30-3 17.7-2.8 26-4.5 16.3-4.4 24-6 14.7-3.5 22-3.5 14.7 3.9 22 3.5 14.3-3.8 22-6 14.3-5 24-7 28.3-4.2 34-5V127H128z"
      />
      <path
        className={s.haze}
        opacity=".3"
        d="M232 126c4.3-.8 17-3 26-4.5s19-4 28-4.5 17.3 2.5 26 1.5 17-5.2 26-7.5 23.3-5 28-6V127.5H232z"
      />
    </>
  );
}
