import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { licencesText } from './licences.mjs'
import { bundleMock } from './mock-api.mjs'

const source = join(root, 'mock-api/package')
const folder = join(root, 'dist/package')

/** Entry files by export path. */
const entries = { '.': 'main', './playwright': 'playwright', './vitest': 'vitest' }

/** All optional: an entry needs only its own runner, and `play --browser` takes any of the two of Playwright. */
const runners = { '@playwright/test': '>=1.50', playwright: '>=1.50', vitest: '>=3.2' }

/** Builds the npm package in dist/package: server, command, entries with types, and the built pages. */
export async function buildNpmPackage() {
  rmSync(folder, { recursive: true, force: true })
  await buildLibrary()
  writeTypes()
  copyPages('dist/web', 'web')
  copyPages('out/renderer/workbench', 'workbench')
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  writeFileSync(join(folder, 'licences.txt'), licencesText())
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  cpSync(join(root, 'docs/in-your-tests.md'), join(folder, 'README.md'))
  for (const name of ['Containerfile', 'workflow-example.yml']) cpSync(join(source, name), join(folder, name))
}

/** Copies built pages without their compressed files, which loopback does not need. @param {string} from @param {string} to */
function copyPages(from, to) {
  cpSync(join(root, from), join(folder, to), { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) })
}

function buildLibrary() {
  const names = ['cli', ...Object.values(entries)]
  const input = Object.fromEntries(names.map((name) => [name, join(source, `${name}.ts`)]))
  return bundleMock(input, join(folder, 'lib'), Object.keys(runners))
}

/** First lines of declarations, by the name of the file. */
const firstLines = new Map([
  ['main', `export type * from './types.js'\n`],
  // Declares AsyncDisposable for programs whose `lib` ends with ES2022.
  ['types', '/// <reference lib="esnext.disposable" />\n'],
])

/** Writes the declarations of the public types and of each entry; the main entry re-exports the types. */
function writeTypes() {
  const out = join(root, '.cache/package-types')
  const names = ['types', ...Object.values(entries)]
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const files = names.map((name) => join(source, `${name}.ts`))
  const flags = ['--noEmit', 'false', '--noCheck', '--ignoreConfig', '--declaration', '--emitDeclarationOnly']
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--allowImportingTsExtensions']
  const places = ['--resolveJsonModule', '--rootDir', root, '--outDir', out]
  execFileSync(process.execPath, [tsc, ...flags, ...modules, ...places, ...files], { stdio: 'inherit' })
  for (const name of names) {
    const text = readFileSync(join(out, `mock-api/package/${name}.d.ts`), 'utf8')
    const declared = text.replaceAll(/(from ['"]\.\/[\w-]+)\.ts(['"])/g, '$1.js$2')
    writeFileSync(join(folder, 'lib', `${name}.d.ts`), (firstLines.get(name) ?? '') + declared)
  }
}

function manifest() {
  const { version, description, license, author, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return {
    name: 'yoimachi',
    version,
    description,
    license,
    author,
    type: 'module',
    engines,
    bin: { yoimachi: 'lib/cli.js' },
    exports: Object.fromEntries(
      Object.entries(entries).map(([path, name]) => [
        path,
        { types: `./lib/${name}.d.ts`, default: `./lib/${name}.js` },
      ]),
    ),
    peerDependencies: runners,
    peerDependenciesMeta: Object.fromEntries(Object.keys(runners).map((name) => [name, { optional: true }])),
  }
}
