import styles from './skip-link.module.css';

interface SkipLinkProps {
  /** Id of the target element, which must be focusable. */
  readonly target: string;
  readonly children: string;
}

/** The first Tab stop: skips the bars to the content. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
