import { type Module, parseSync } from '@swc/core';
import type { Compiler, RspackPluginInstance as Plugin } from '@rspack/core';
import { SHARED_MODULES } from '@university/shared/remote/names';

/** By shared module: the names that are taken of it, sorted. `*`: all of it, by code that does not say which. */
export type Uses = Record<string, string[]>;

interface Node {
  type: string;
  value?: unknown;
}

/** The names that a module takes of shared modules. @param code JavaScript, as it is bundled. */
export function namesIn(code: string): { module: string; name: string }[] {
  if (!SHARED_MODULES.some((module) => code.includes(module))) return [];
  const parsed = parseSync(code, { syntax: 'ecmascript', jsx: false, target: 'es2022' }) as Module;
  const found: { module: string; name: string }[] = [];
  const spaces = new Map<string, string>();
  for (const item of parsed.body) {
    if (item.type === 'ImportDeclaration' && isShared(item.source.value)) {
      const module = item.source.value;
      for (const specifier of item.specifiers) {
        if (specifier.type === 'ImportNamespaceSpecifier') spaces.set(specifier.local.value, module);
        else if (specifier.type === 'ImportDefaultSpecifier') found.push({ module, name: 'default' });
        else found.push({ module, name: (specifier.imported ?? specifier.local).value });
      }
    }
    if (item.type === 'ExportAllDeclaration' && isShared(item.source.value))
      found.push({ module: item.source.value, name: '*' });
    if (item.type === 'ExportNamedDeclaration' && item.source && isShared(item.source.value))
      for (const specifier of item.specifiers)
        found.push({
          module: item.source.value,
          name: specifier.type === 'ExportSpecifier' ? String(specifier.orig.value) : '*',
        });
  }
  for (const node of nodesIn(parsed)) found.push(...(nameAt(node, spaces) ?? []));
  return found;
}

const isShared = (request: string): boolean => (SHARED_MODULES as readonly string[]).includes(request);

/** `React.useState`, where `React` is all of a module; and `require('react')`. */
function nameAt(node: Node, spaces: ReadonlyMap<string, string>): { module: string; name: string }[] | undefined {
  if (node.type === 'MemberExpression') {
    const { object, property } = node as unknown as { object: Node; property: Node };
    const module = object.type === 'Identifier' ? spaces.get(String(object.value)) : undefined;
    return module ? [{ module, name: property.type === 'Identifier' ? String(property.value) : '*' }] : undefined;
  }
  if (node.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = node as unknown as { callee: Node; arguments: { expression: Node }[] };
  const request = String(given[0]?.expression.value);
  return callee.value === 'require' && isShared(request) ? [{ module: request, name: '*' }] : undefined;
}

function* nodesIn(root: object): Generator<Node> {
  const ahead: unknown[] = [root];
  for (let node = ahead.pop(); node !== undefined; node = ahead.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    if ('type' in node) yield node as Node;
    ahead.push(...Object.values(node));
  }
}

/**
 * Writes down which names of shared modules a remote's builds take, so that a shell can say beforehand what it lacks. What
 * `@university/shared` takes itself is not among them: its version says that.
 */
export class UsedNames {
  readonly #uses = new Map<string, Set<string>>();

  /** @param shared Folder of `@university/shared`. */
  constructor(private readonly shared: string) {}

  plugin(): Plugin {
    return {
      apply: ({ hooks }: Compiler) => {
        hooks.compilation.tap('UsedNames', (compilation) => {
          compilation.hooks.finishModules.tap('UsedNames', (modules) => {
            for (const module of modules) {
              const file = (module as { resource?: string }).resource;
              if (!file || file.startsWith(this.shared)) continue;
              for (const used of namesIn(String(module.originalSource()?.source() ?? ''))) this.#add(used);
            }
          });
        });
      },
    };
  }

  #add({ module, name }: { module: string; name: string }): void {
    this.#uses.set(module, (this.#uses.get(module) ?? new Set()).add(name));
  }

  read(): Uses {
    const sorted = [...this.#uses].sort(([one], [other]) => one.localeCompare(other));
    return Object.fromEntries(sorted.map(([module, names]) => [module, [...names].sort()]));
  }
}
