export const APP_NAME = '稽古';
