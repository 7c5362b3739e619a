export const ADMIN_TITLE = '管理者画面';
export const GATE_TITLE = '管理者認証';
