import type { ChartOptions } from 'chart.js';
import { useEffect, useState } from 'react';

interface Palette {
  isDark: boolean;
  text: string;
  line: string;
}

const DARK = '(prefers-color-scheme: dark)';

function read(): Palette {
  const style = getComputedStyle(document.documentElement);
  return {
    isDark: window.matchMedia?.(DARK).matches ?? false,
    text: style.getPropertyValue('--ink') || '#17203a',
    line: style.getPropertyValue('--line') || '#ddd5c3',
  };
}

/** The colours of the present theme as values: a canvas knows no custom properties. */
export function usePalette(): Palette {
  const [palette, setPalette] = useState(read);
  useEffect(() => {
    const theme = window.matchMedia?.(DARK);
    const update = () => setPalette(read());
    theme?.addEventListener('change', update);
    return () => theme?.removeEventListener('change', update);
  }, []);
  return palette;
}

/** Whether things may move. */
const isCalm = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Options of a chart of bars that stand on each other, one bar a time. */
export function stackedBars({ text, line }: Pick<Palette, 'text' | 'line'>): ChartOptions<'bar'> {
  const axis = { stacked: true, ticks: { color: text, precision: 0 }, grid: { color: line } };
  return {
    maintainAspectRatio: false,
    animation: motion(),
    plugins: { legend: { labels: { color: text } } },
    scales: { x: { ...axis, grid: { display: false } }, y: axis },
  };
}

/** How charts come, for their options. */
export const motion = () => (isCalm() ? false : ({ duration: 300 } as const));
