import { Banner } from '../../../ui/feedback/banner.tsx';
import { List, ListRow } from '../../../ui/layout/list.tsx';
import { Small } from '../../../ui/layout/primitives.tsx';
import type { FileProblem } from './read-material-file.ts';

const SHOWN = 100;

interface FileProblemsProps {
  readonly file: string;
  readonly problems: readonly FileProblem[];
}

/** What is wrong in a file, row by row. */
export function FileProblems({ file, problems }: FileProblemsProps) {
  const [first] = problems;
  if (first?.row === null) {
    return (
      <Banner tone="error" title="このファイルは足せません">
        <p>{first.text}</p>
      </Banner>
    );
  }
  const more = problems.length - SHOWN;
  return (
    <>
      <Banner tone="error" title={`直すところが${problems.length}か所あります`}>
        <p>{file}　まだ1件も保存していません。直したファイルを、もう一度選んでください。</p>
      </Banner>
      <List label="直すところ">
        {problems.slice(0, SHOWN).map(({ row, text }) => (
          <ListRow key={`${row} ${text}`} title={row} text={text} />
        ))}
      </List>
      {more > 0 ? <Small>ほか{more}か所</Small> : null}
    </>
  );
}
