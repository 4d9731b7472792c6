/** @jest-environment node */
import { throttledTime, usableCores } from './control-group';

const reading = (files: Record<string, string>) => (file: string) => files[file] ?? '';

test.each<[string, number, Record<string, string>]>([
  ['no control group', 8, {}],
  ['no limit', 8, { '/proc/self/cgroup': '0::/a.slice/site\n', '/sys/fs/cgroup/a.slice/site/cpu.max': 'max 100000\n' }],
  [
    'two cores',
    2,
    { '/proc/self/cgroup': '0::/a.slice/site\n', '/sys/fs/cgroup/a.slice/site/cpu.max': '200000 100000\n' },
  ],
  [
    'two cores of a group around ours',
    2,
    { '/proc/self/cgroup': '0::/a.slice/site\n', '/sys/fs/cgroup/a.slice/cpu.max': '250000 100000\n' },
  ],
  ['half a core', 1, { '/proc/self/cgroup': '0::/\n', '/sys/fs/cgroup/cpu.max': '50000 100000\n' }],
  [
    'a container with the path of the host',
    1,
    { '/proc/self/cgroup': '0::/docker/abc\n', '/sys/fs/cgroup/cpu.max': '100000 100000\n' },
  ],
  [
    'the first version',
    3,
    {
      '/proc/self/cgroup': '4:memory:/x\n3:cpu,cpuacct:/x\n',
      '/sys/fs/cgroup/cpu/x/cpu.cfs_quota_us': '300000\n',
      '/sys/fs/cgroup/cpu/x/cpu.cfs_period_us': '100000\n',
    },
  ],
  [
    'the first version without a limit',
    8,
    {
      '/proc/self/cgroup': '3:cpu,cpuacct:/x\n',
      '/sys/fs/cgroup/cpu/x/cpu.cfs_quota_us': '-1\n',
      '/sys/fs/cgroup/cpu/x/cpu.cfs_period_us': '100000\n',
    },
  ],
])('of eight cores, with %s, %i can be used', (_what, cores, files) => {
  expect(usableCores(reading(files), 8)).toBe(cores);
});

test('tells for how long the group was held', () => {
  const files = {
    '/proc/self/cgroup': '0::/site\n',
    '/sys/fs/cgroup/site/cpu.stat': 'usage_usec 9\nthrottled_usec 1234\n',
  };
  expect(throttledTime(reading(files))).toBe(1234);
  expect(throttledTime(reading({}))).toBe(0);
});
