import { TextField } from '../../../ui/forms/text-field.tsx';

interface KataSearchFieldProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

export function KataSearchField({ query, onChange }: KataSearchFieldProps) {
  return (
    <TextField
      label="検索"
      type="search"
      value={query}
      onChange={onChange}
      enterKeyHint="search"
      autoComplete="off"
      dir="auto"
      placeholder="象、意識、名前、カテゴリ"
    />
  );
}
