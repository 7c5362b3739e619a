import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { findLoneTexts } from '../../support/content/lone-texts.ts';

interface CaseProps {
  readonly name: string;
  readonly count: number;
  readonly isOn: boolean;
}

/** Draws its children beside another element. */
function Marked({ children }: { readonly children: ReactNode }) {
  return (
    <p>
      <b>!</b>
      {children}
    </p>
  );
}

function Bare({ name }: CaseProps) {
  return name;
}

function Wrong(props: CaseProps) {
  const { name, count, isOn } = props;
  return (
    <>
      {name}
      <p>{count} / 2</p>
      <p>{[name].map((each) => each)}</p>
      <p>
        <Bare {...props} /> after a component
      </p>
      <p>{isOn ? <b>on</b> : null} after a condition</p>
      <Marked>in a slot</Marked>
    </>
  );
}

function Right({ name, count, isOn }: CaseProps) {
  return (
    <>
      <p>{name}</p>
      <p>{`${count} / 2`}</p>
      <p>{isOn ? 'on' : 'off'}</p>
      <p>
        always <b>the</b> same {isOn ? <b>on</b> : null}
      </p>
      <Marked>
        <span>{name}</span>
      </Marked>
    </>
  );
}

const PLANTED = /^tests\/src\/layers\/lone-texts\.test\.tsx/;
/** The book is a file without React. */
const SEARCHED = /^src\/(?!features\/profile\/book\/)/;

test('every document of the app asks not to be translated', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const sources = ['index.html', ...files.map((file) => join('src', file))].map((file) => readFileSync(file, 'utf8'));
  const documents = sources.flatMap((source) => source.match(/<html[\s\S]*?<title>/g) ?? []);
  expect(documents).toHaveLength(2);
  for (const document of documents) {
    expect(document).toMatch(/^<html lang="ja" translate="no">[\s\S]*<meta name="google" content="notranslate"/);
  }
});

describe('a text in a component', () => {
  const loneTexts = findLoneTexts((file) => PLANTED.test(file) || SEARCHED.test(file));

  test('has an element for itself, unless nothing around it can change', () => {
    expect(loneTexts.filter((each) => SEARCHED.test(each))).toEqual([]);
  });

  test('is found where it has none', () => {
    const planted = loneTexts.filter((each) => PLANTED.test(each));
    expect(planted.map((each) => each.replace(/^.*?: /, ''))).toEqual([
      'Bare',
      '{name}',
      '{count}',
      '{[name].map((each) => each)}',
      'after a component',
      'after a condition',
      'in a slot',
    ]);
    expect([Wrong, Right]).toHaveLength(2);
  });
});
