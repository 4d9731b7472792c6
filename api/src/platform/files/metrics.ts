import { Counter, Gauge } from 'prom-client';

export const missingFiles = new Gauge({
  name: 'files_missing',
  help: 'Rows whose file was not there at the last sweep; anything but 0 needs a backup',
});

export const removedFiles = new Counter({
  name: 'files_orphaned_removed_total',
  help: 'Files without a row that sweeps have removed',
});
