import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Day } from '../../../../sync/model/day/day.ts';
import { dataElement, sealBook, sha256 } from '../../../data/transfer/book-file.ts';
import type { ExportData } from '../../../data/transfer/export.ts';
import chartStyle from '../../../shared/charts/charts.module.css?inline';
import tokens from '../../../styles/tokens.css?inline';
import bookStyle from './book.css?inline';
import { bookContents } from './book-contents.ts';
import { bookParts } from './book-parts.tsx';

/** The member's records as one HTML file: it needs no network, and the import reads the data in it. */
export async function writeBook(data: ExportData, today: Day, render = renderStatic): Promise<string> {
  const contents = bookContents(data, today);
  const parts: string[] = [];
  for (const part of bookParts) {
    parts.push(render(createElement(part, contents)));
    // Between two parts the page answers.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const style = [tokens, chartStyle, bookStyle].join('\n');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${await sha256(style)}'`,
    "base-uri 'none'; form-action 'none'",
  ].join('; ');
  return sealBook(`<!doctype html>
<html lang="ja" translate="no">
<head>
<meta charset="utf-8">
<meta name="google" content="notranslate">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>稽古の記録 ${today}</title>
<style>${style}</style>
</head>
<body>
<main>${parts.join('\n')}</main>
${await dataElement(data)}
</body>
</html>
`);
}

function renderStatic(element: ReactNode): string {
  const frame = document.createElement('div');
  const root = createRoot(frame);
  flushSync(() => root.render(element));
  const { innerHTML } = frame;
  root.unmount();
  return innerHTML;
}
