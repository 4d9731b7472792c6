import { press } from './pressure.mjs';
const [,, url, pid, count='10000', vary=''] = process.argv;
const { pathname, search } = new URL(url);
const headers = { 'accept-encoding': 'br' };
const work = async (pool, n) => { const { statusCode, body } = await pool.request({ path: pathname + (vary ? `?q=${vary}${n}` : search), method: 'GET', headers }); await body.dump({limit: 1e9}); if (statusCode !== 200) throw new Error(String(statusCode)); };
for (let i=0;i<3;i++) console.log(await press({ url, pid: Number(pid), count: Number(count), work }));
