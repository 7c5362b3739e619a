import styles from './skip-link.module.css';

type SkipLinkProps = {
  /** Id of the element to go to; it must be focusable. */
  target: string;
  children: string;
};

/** The first stop of the Tab key: jumps over the bars to the content. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
