/** The attacker, in a process of its own. Told by messages what to do and when to end; says then what it did. */
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { ATTACKS } from './attacks.mjs';

let over = { isOver: true };

// Nobody is there to end it.
process.on('disconnect', () => process.exit(1));

process.on('message', async ({ origin, name }) => {
  over.isOver = true;
  if (!name) return;
  const current = { isOver: false };
  over = current;
  const { atOnce, one, fault } = ATTACKS.find((attack) => attack.name === name);
  const pool = new Pool(origin, { connections: atOnce, pipelining: 1 });
  const answers = {};
  const site = {
    pool,
    port: Number(new URL(origin).port),
    isOver: () => current.isOver,
    note: (answer) => {
      answers[answer] = (answers[answer] ?? 0) + 1;
    },
  };
  let sent = 0;
  const worker = async () => {
    while (!current.isOver) await one(site, sent++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  // The seconds that the server may take to see the end of them.
  if (fault) await wait(3_000);
  const wrong = await fault?.(site, answers);
  await pool.destroy();
  process.send({ sent, answers, wrong });
});
