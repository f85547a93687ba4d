import { readFileSync } from 'node:fs'

const types = readFileSync('node_modules/electron/electron.d.ts', 'utf8')

/** Class or interface of Electron's type definitions with its inherited members. */
function bodyOf(name: string): string {
  const found = new RegExp(`^  (?:class|interface) ${name}(?: extends ([\\w.]+))? \\{\\n([^]*?)^  \\}`, 'm').exec(types)
  if (!found) throw new Error(`Electron's type definitions hold no ${name}.`)
  const [, base, body = ''] = found
  return base === undefined || base.endsWith('EventEmitter') ? body : body + bodyOf(base)
}

const namesIn = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

/** Methods and properties, including static ones of a class. */
export const membersOf = (name: string): Set<string> =>
  namesIn(bodyOf(name), /^    (?:static |readonly |get |set )*(\w+)\??[(:<]/gm)

export const eventsOf = (name: string): Set<string> => namesIn(bodyOf(name), /^    on\(event: '([\w-]+)'/gm)

export function menuRoles(): Set<string> {
  const [, roles = ''] = /^    role\?: \(([^)]*)\)/m.exec(bodyOf('MenuItemConstructorOptions')) ?? []
  return namesIn(roles, /'(\w+)'/g)
}
