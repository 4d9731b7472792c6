export function judge(
  output: string,
  accepted: Record<string, { until: string }>,
  now: Date,
): {
  unreachable?: string;
  open?: { id: string; name: string; severity: string }[];
  accepted?: string[];
  expired?: string[];
};
