import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

/**
 * A packed app without its installer.
 * @typedef {object} PackedApp
 * @property {string} binary executable with the fuses
 * @property {string} resources
 */

const installers = join(root, 'dist/installers')

/** @param {string} folder @returns {PackedApp | undefined} */
function readPacked(folder) {
  const bundle = readdirSync(folder).find((name) => name.endsWith('.app'))
  if (bundle !== undefined) {
    const contents = join(folder, bundle, 'Contents')
    const [name = ''] = readdirSync(join(contents, 'MacOS'))
    return { binary: join(contents, 'MacOS', name), resources: join(contents, 'Resources') }
  }
  const resources = join(folder, 'resources')
  const binary = ['yoimachi', '宵待.exe', 'yoimachi.exe'].map((name) => join(folder, name)).find(existsSync)
  return binary !== undefined && existsSync(resources) ? { binary, resources } : undefined
}

/**
 * Finds the app that electron-builder packed.
 * @param {string} [place] its folder; by default the one in dist/installers
 * @returns {PackedApp}
 */
export function findPackedApp(place) {
  const paths =
    place === undefined && existsSync(installers)
      ? readdirSync(installers).map((name) => join(installers, name))
      : [place ?? '']
  for (const folder of paths.filter((path) => existsSync(path) && statSync(path).isDirectory())) {
    const packed = readPacked(folder)
    if (packed) return packed
  }
  throw new Error(`Failed to find a packed app in ${place ?? installers}. Run npm run package first.`)
}
