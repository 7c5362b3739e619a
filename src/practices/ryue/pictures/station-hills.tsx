import s from './scene.module.css';

/** The hills behind the station, the same in both pictures. */
export function StationHills() {
  return (
    <>
      <path
        className={s.haze}
        opacity=".16"
        d="M-6 150c6-2 24.3-8.3 36-12s23.7-9 34-10 17.7 5.7 28 4 22.7-9.3 34-14 23.3-12.7 34-14 19 7 30 6 24-9 36-12 23.7-7 36-6 25 8.7 38 12 29 7.7 40 8 21.7-5 26-6V200H-6z"
      />
      <path
        className={s.haze}
        opacity=".22"
        d="M-6 164c7.7-1 31-5.3 46-6s29 3.7 44 2 31.7-9.3 46-12 26-4.3 40-4 22.3 5.3 44 6 60.7-2.3 86-2 55 3.3 66 4V200H-6z"
      />
    </>
  );
}
