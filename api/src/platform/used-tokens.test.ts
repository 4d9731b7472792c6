/** @jest-environment node */
import { usedTokens } from './database/schema';
import { onBothDatabases } from '../testing/world';
import { useOnce } from './used-tokens';

onBothDatabases('a token that counts once', (world) => {
  const soon = () => new Date(world().clock.now.getTime() + 60_000);

  test('counts for one of many at the same moment', async () => {
    const { db } = world().api;
    const uses = Array.from({ length: 8 }, () => db.transaction((tx) => useOnce(tx, 'one', soon())));
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
    expect(await useOnce(db, 'another', soon())).toBe(true);
  });

  test('still counts when what it was used for was undone', async () => {
    const { db } = world().api;
    const undone = db.transaction(async (tx) => {
      await useOnce(tx, 'undone', soon());
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await useOnce(db, 'undone', soon())).toBe(true);
  });

  test('is forgotten once it is refused for its age', async () => {
    const { api, clock } = world();
    await useOnce(api.db, 'old', soon());
    await useOnce(api.db, 'young', new Date(soon().getTime() + 1));
    clock.now = soon();
    await api.jobs.run('forget-used-tokens');
    const kept = (await api.db.select().from(usedTokens)).map(({ hash }) => hash);
    expect(kept).toContain('young');
    expect(kept).not.toContain('old');
  });
});
