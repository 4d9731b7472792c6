import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './site';

interface Manifest {
  version: string;
  entry: { file: string };
  integrity: Record<string, string>;
}

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A built remote in a folder of its own, which can be released again and again without building it. */
export class ReleaseCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'university-release-'));
  private count = 0;

  constructor(readonly name: string) {
    cpSync(join(ROOT, name, 'dist'), this.folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
    for (const file of this.files()) if (!this.isCurrent(file)) rmSync(join(this.folder, 'browser', file));
  }

  files(): string[] {
    return readdirSync(join(this.folder, 'browser'));
  }

  /** Another release of the same code: each file that the manifest names has another name and integrity. */
  release(): void {
    const suffix = `// ${++this.count}\n`;
    const before = this.manifest();
    let text = JSON.stringify(before);
    const { file: entry } = before.entry;
    let entryCode = this.read(entry);
    for (const [file, integrity] of Object.entries(before.integrity)) {
      if (file === entry) continue;
      const code = this.read(file) + suffix;
      const next = renamed(file, code);
      this.write(next, code);
      const replace = (old: string) =>
        old.replaceAll(hashIn(file), hashIn(next)).replaceAll(integrity, sha384(code)).replaceAll(file, next);
      entryCode = replace(entryCode);
      text = replace(text);
    }
    entryCode += suffix;
    const nextEntry = renamed(entry, entryCode);
    this.write(nextEntry, entryCode);
    text = text
      .replaceAll(entry, nextEntry)
      .replaceAll(before.integrity[entry] as string, sha384(entryCode))
      .replaceAll(before.version, `${before.version.split('-')[0]}-${this.count}`);
    writeFileSync(join(this.folder, 'remote.json.new'), text);
    renameSync(join(this.folder, 'remote.json.new'), join(this.folder, 'remote.json'));
  }

  /** Removes the browser files of all releases but the current one. */
  prune(): void {
    for (const file of this.files()) if (!this.isCurrent(file)) rmSync(join(this.folder, 'browser', file));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Files that the manifest does not name, as of a part that comes late, belong to every release. */
  private isCurrent(file: string): boolean {
    const { integrity } = this.manifest();
    const stem = (name: string) => name.replace(hashIn(name), '');
    return integrity[file] !== undefined || !Object.keys(integrity).some((named) => stem(named) === stem(file));
  }

  private manifest(): Manifest {
    return JSON.parse(readFileSync(join(this.folder, 'remote.json'), 'utf8'));
  }

  private read(file: string): string {
    return readFileSync(join(this.folder, 'browser', file), 'utf8');
  }

  private write(file: string, code: string): void {
    writeFileSync(join(this.folder, 'browser', file), code);
  }
}

const hashIn = (file: string) => /\.([0-9a-f]{10})\.js$/.exec(file)?.[1] as string;

const renamed = (file: string, code: string) =>
  file.replace(hashIn(file), createHash('sha256').update(code).digest('hex').slice(0, 10));
