export const TITLE = '通知設定';
