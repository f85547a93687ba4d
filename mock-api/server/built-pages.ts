import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Returns the folders of the built member app and workbench: beside this bundle, or in the installed package if a bundler
 * took the code elsewhere. Undefined when not found.
 */
export function builtPages() {
  const find = (...paths: readonly string[]) =>
    [...paths.map((path) => new URL(path, import.meta.url)), ...paths.map(inPackage)]
      .map((url) => url && fileURLToPath(url))
      .find((folder) => folder !== undefined && existsSync(join(folder, 'index.html')))
  // The package contains the pages (.scripts/build/npm-package.mjs).
  return { webRoot: find('../web'), workbenchRoot: find('../workbench', '../../out/renderer/workbench') }
}

/** Finds a path beside the installed package's code, from the folder in which the program runs. */
function inPackage(path: string): URL | undefined {
  try {
    return new URL(path, pathToFileURL(createRequire(join(process.cwd(), 'program.js')).resolve('yoimachi')))
  } catch {
    return undefined
  }
}
