/**
 * What the dashboard shows, row by row. A panel has a title, its unit as Grafana names it, and its lines: a query and what
 * the line is called.
 */
const share = (good, all) => `1 - sum(rate(${good}[5m])) / sum(rate(${all}[5m]))`;
const quantile = (of, metric, labels) =>
  `histogram_quantile(${of}, sum by (le) (rate(${metric}_bucket${labels ? `{${labels}}` : ''}[5m])))`;

export const ROWS = [
  {
    title: 'What visitors notice',
    panels: [
      {
        title: 'Pages that miss 300 ms or fail (objective: 0.1 %)',
        unit: 'percentunit',
        lines: [
          [share('page_duration_seconds_bucket{le="0.3",status!~"5.."}', 'page_duration_seconds_count'), 'pages'],
        ],
      },
      {
        title: 'Time to answer with a page',
        unit: 's',
        lines: [
          [quantile(0.5, 'page_duration_seconds'), 'half'],
          [quantile(0.99, 'page_duration_seconds'), '99 of 100'],
          [quantile(0.99, 'page_duration_seconds', 'from="rendering"'), '99 of 100 rendered'],
        ],
      },
      {
        title: 'Pages a second',
        unit: 'reqps',
        lines: [['sum by (from, language) (rate(page_duration_seconds_count[5m]))', '{{from}} {{language}}']],
      },
      {
        title: 'LCP in browsers, 75 of 100 (good: 2.5 s)',
        unit: 's',
        lines: [
          [
            'histogram_quantile(0.75, sum by (le, remote) (rate(browser_web_vital_seconds_bucket{name="LCP"}[1h])))',
            '{{remote}}',
          ],
        ],
      },
    ],
  },
  {
    title: 'Decisions and sign-ins',
    panels: [
      {
        title: 'Calls of applicants a second',
        unit: 'reqps',
        lines: [
          [
            'sum by (method, status) (rate(http_request_duration_seconds_count{route=~"/api/v1/result.*"}[5m]))',
            '{{method}} {{status}}',
          ],
        ],
      },
      {
        title: 'Time to take a decision',
        unit: 's',
        lines: [
          [quantile(0.99, 'http_request_duration_seconds', 'method="PUT",route=~"/api/v1/result/.*"'), '99 of 100'],
        ],
      },
      {
        title: 'Turned away',
        unit: 'reqps',
        lines: [
          ['sum by (reason) (rate(http_requests_shed_total[5m]))', '{{reason}}'],
          ['sum(rate(refused_attempts_total[5m]))', 'has to wait'],
        ],
      },
      { title: 'Waiting for a turn', unit: 'none', lines: [['sum by (instance) (turns_waiting)', '{{instance}}']] },
    ],
  },
  {
    title: 'Teams',
    panels: [
      {
        title: 'Errors of a remote an hour',
        unit: 'none',
        lines: [
          ['sum by (remote, version) (increase(server_errors_total[1h]))', '{{remote}} {{version}} on the server'],
          ['sum by (remote, version) (increase(browser_errors_total[1h]))', '{{remote}} {{version}} in browsers'],
        ],
      },
      {
        title: 'Renderers that ended',
        unit: 'none',
        lines: [['sum by (remote) (increase(renderer_incidents_total[1h]))', '{{remote}}']],
      },
      {
        title: 'Slowest pages, 99 of 100',
        unit: 's',
        lines: [
          [
            'topk(8, histogram_quantile(0.99, sum by (le, page) (rate(page_duration_seconds_bucket{from="rendering"}[15m]))))',
            '{{page}}',
          ],
        ],
      },
      {
        title: 'What renderers work on',
        unit: 'none',
        lines: [['sum by (instance) (renderer_tasks_in_flight)', '{{instance}}']],
      },
    ],
  },
  {
    title: 'What it stands on',
    panels: [
      {
        title: 'Connections to the database',
        unit: 'none',
        lines: [['sum by (state) (db_pool_connections)', '{{state}}']],
      },
      {
        title: 'Public reads from the cache',
        unit: 'percentunit',
        lines: [
          ['sum(rate(public_reads_total{from="cache"}[5m])) / sum(rate(public_reads_total[5m]))', 'of the API'],
          [
            'sum(rate(page_duration_seconds_count{from="cache"}[5m])) / sum(rate(page_duration_seconds_count[5m]))',
            'pages',
          ],
        ],
      },
      {
        title: 'Mail that waits',
        unit: 's',
        lines: [['max(outbox_oldest_seconds)', 'the oldest']],
      },
      {
        title: 'Jobs, seconds a run',
        unit: 's',
        lines: [
          [
            'sum by (job) (rate(job_duration_seconds_sum[15m])) / sum by (job) (rate(job_duration_seconds_count[15m]))',
            '{{job}}',
          ],
        ],
      },
      {
        title: 'Storage, 99 of 100',
        unit: 's',
        lines: [
          [
            'histogram_quantile(0.99, sum by (le, operation) (rate(storage_operation_seconds_bucket[15m])))',
            '{{operation}}',
          ],
        ],
      },
      { title: 'Room for uploads', unit: 'bytes', lines: [['storage_free_bytes', '{{instance}}']] },
      {
        title: 'Event loop, late by',
        unit: 's',
        lines: [['nodejs_eventloop_lag_p99_seconds', '{{instance}}']],
      },
      {
        title: 'Memory',
        unit: 'bytes',
        lines: [['process_resident_memory_bytes', '{{instance}}']],
      },
    ],
  },
];
