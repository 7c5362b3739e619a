import s from './scene.module.css';

/** The garden behind the veranda, the same in both pictures. */
export function MorningGloryGarden() {
  return (
    <>
      <path
        className={s.leaf}
        opacity=".16"
        d="M-6 128c6.7-1.7 25.7-9 40-10s31.7 5 46 4 25-9.3 40-10 33.3 6.3 50 6 33.3-7.7 50-8 25.7 6.3 50 6 80-6.7 96-8V170H-6z"
      />
      <path className={s.haze} opacity=".12" d="M-5 160C80 156 220 160 366 158V202H-5z" />
    </>
  );
}
