import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchFolder } from './folders.ts'

/**
 * Installs packages (`name@version`) into a folder of the bench, once, because peers are no dependencies of the
 * project. Returns undefined and prints one line on failure.
 */
export function installBeside(name: string, packages: readonly string[]): string | undefined {
  const folder = join(benchFolder, name)
  const modules = join(folder, 'node_modules')
  const isThere = (spec: string) => existsSync(join(modules, spec.slice(0, spec.lastIndexOf('@'))))
  if (packages.every(isThere)) return modules
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n')
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', ...packages], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (npm.status === 0) return modules
  const why = npm.stderr?.trim().split('\n').at(-1) ?? String(npm.error)
  console.log(`Failed to install ${packages.join(' and ')}: ${why}. Measured without.`)
  return undefined
}
