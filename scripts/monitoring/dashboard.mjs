/** Writes `deploy/monitoring/grafana-dashboard.json` from `panels.mjs`: `node scripts/monitoring/dashboard.mjs`. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROWS } from './panels.mjs';

export const DASHBOARD = resolve(import.meta.dirname, '../../deploy/monitoring/grafana-dashboard.json');

/** Grafana's grid has 24 columns. */
const WIDTH = 6;
const HEIGHT = 7;
const PER_ROW = 24 / WIDTH;

/** The dashboard as Grafana imports it; it asks there which Prometheus it is to read. */
export function dashboard() {
  const panels = [];
  let y = 0;
  for (const { title, panels: own } of ROWS) {
    panels.push({
      id: panels.length + 1,
      type: 'row',
      title,
      collapsed: false,
      gridPos: { x: 0, y: y++, w: 24, h: 1 },
    });
    for (const [index, { title, unit, lines }] of own.entries()) {
      const gridPos = {
        x: (index % PER_ROW) * WIDTH,
        y: y + Math.floor(index / PER_ROW) * HEIGHT,
        w: WIDTH,
        h: HEIGHT,
      };
      panels.push({
        id: panels.length + 1,
        type: 'timeseries',
        title,
        gridPos,
        // biome-ignore lint/suspicious/noTemplateCurlyInString: Grafana fills it in.
        datasource: { type: 'prometheus', uid: '${datasource}' },
        fieldConfig: { defaults: { unit, min: 0, custom: { fillOpacity: 10 } }, overrides: [] },
        options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
        targets: lines.map(([expr, legendFormat], line) => ({
          refId: String.fromCharCode(65 + line),
          expr,
          legendFormat,
        })),
      });
    }
    y += Math.ceil(own.length / PER_ROW) * HEIGHT;
  }
  return {
    uid: 'university',
    title: 'University',
    tags: ['university'],
    timezone: 'Asia/Kolkata',
    schemaVersion: 39,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus', label: 'Prometheus' }] },
    panels,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(DASHBOARD, `${JSON.stringify(dashboard(), null, 2)}\n`);
