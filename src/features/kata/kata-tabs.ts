export const kataTabs = [
  { id: 'register', label: '登録' },
  { id: 'list', label: '一覧' },
  { id: 'test', label: 'テスト' },
] as const;

export type KataTab = (typeof kataTabs)[number]['id'];
