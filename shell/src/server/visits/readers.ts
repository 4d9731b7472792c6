import type { FastifyRequest } from 'fastify';
import { READ_WITHIN } from '../../site/visits';

/** Programs that say what they are. Names of crawlers, tools and monitors, in small letters. */
const PROGRAMS = [
  'bot/',
  'bot;',
  'bot)',
  '+http',
  'crawl',
  'spider',
  'slurp',
  'preview',
  'scan',
  'monitor',
  'uptime',
  'lighthouse',
  'headless',
  'facebookexternalhit',
  'whatsapp',
  'curl/',
  'wget/',
  'python',
  'java/',
  'go-http-client',
  'okhttp',
  'axios',
  'node',
  'libwww',
  'httpclient',
];

/** What is asked for by programs that look for holes, and by nobody who looks for a page. */
const PROBED = ['/wp-', '/.', '/cgi-bin', '/vendor/', '/phpmyadmin', '/xmlrpc', '/_', '/actuator', '/solr'];

/**
 * Whether a page, or a file, is asked for by a person who is about to see it. A page that was opened within a tab is asked for by the
 * service worker, which says so; its other requests are for what was counted already.
 */
export function isReader({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET' || headers['sec-purpose'] || headers.purpose || headers['x-moz']) return false;
  const program = headers['user-agent']?.toLowerCase() ?? '';
  if (program === '' || PROGRAMS.some((name) => program.includes(name))) return false;
  const mode = headers['sec-fetch-mode'];
  return mode === undefined || mode === 'navigate' || headers[READ_WITHIN] !== undefined;
}

/** Whether an address is one that programs try everywhere. */
export const isProbed = (path: string): boolean => PROBED.some((part) => path.toLowerCase().includes(part));
