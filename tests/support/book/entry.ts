import { renderToStaticMarkup } from 'react-dom/server';
import type { ExportData } from '../../../src/data/transfer/export.ts';
import { writeBook } from '../../../src/features/profile/book/write-book.ts';
import type { Day } from '../../../sync/model/day/day.ts';

export const write = (data: ExportData, today: Day) => writeBook(data, today, renderToStaticMarkup);
