import { expect, test } from 'vitest';
import { webAddress } from '../../../../src/lib/parse-url.ts';

test.for([
  ['https://practice.example/a', 'https://practice.example/a'],
  ['http://practice.example', 'http://practice.example/'],
  ['', null],
  [undefined, null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['practice.example', null],
] as const)('web address of the setting %s is %s', ([setting, address]) => {
  expect(webAddress(setting)).toBe(address);
});
