import { describe, expect, test } from 'vitest';
import { readMaterial } from '../../../../src/data/training/material.ts';
import { materialDocumentOf } from '../../../support/content/materials.ts';
import { openLocalMember } from '../local-member.ts';

describe('the added items on a device', () => {
  test('are those of the drill’s published document, without a server', async () => {
    const member = await openLocalMember();
    const body = materialDocumentOf('setsuna', [10001]);
    expect(await readMaterial(member, 'setsuna')).toBeNull();
    await member.store.transact({}, (transaction) => transaction.setSnapshot('material-setsuna', { version: 3, body }));
    expect(await readMaterial(member, 'setsuna')).toEqual(body);
    expect(await readMaterial(member, 'tour')).toBeNull();
    expect(await readMaterial(member, 'jutsu')).toBeNull();
    await member.database.close();
  });
});
