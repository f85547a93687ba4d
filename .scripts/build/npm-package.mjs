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
  for (const [from, to] of [
    ['dist/web', 'web'],
    ['out/renderer/workbench', 'workbench'],
  ])
    cpSync(join(root, /** @type {string} */ (from)), join(folder, /** @type {string} */ (to)), {
      recursive: true,
      // Loopback needs no compression.
      filter: (path) => !/\.(?:br|gz)$/.test(path),
    })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  writeFileSync(join(folder, 'licences.txt'), licencesText())
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
  cpSync(join(root, 'docs/in-your-tests.md'), join(folder, 'README.md'))
  for (const name of ['Containerfile', 'workflow-example.yml']) cpSync(join(source, name), join(folder, name))
}

function buildLibrary() {
  const names = ['cli', ...Object.values(entries)]
  const input = Object.fromEntries(names.map((name) => [name, join(source, `${name}.ts`)]))
  return bundleMock(input, join(folder, 'lib'), Object.keys(runners))
}

/** Declares AsyncDisposable for programs whose `lib` ends with ES2022. */
const disposable = '/// <reference lib="esnext.disposable" />\n'

/** Writes the declarations of the public types and of each entry; the main entry re-exports the types. */
function writeTypes() {
  const out = join(root, '.cache/package-types')
  const names = ['types', ...Object.values(entries)]
  const flags = ['--noEmit', 'false', '--noCheck', '--ignoreConfig', '--declaration', '--emitDeclarationOnly']
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--allowImportingTsExtensions']
  const files = names.map((name) => join(source, `${name}.ts`))
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      ...flags,
      ...modules,
      '--resolveJsonModule',
      ...['--rootDir', root, '--outDir', out],
      ...files,
    ],
    { stdio: 'inherit' },
  )
  for (const name of names) {
    const text = readFileSync(join(out, `mock-api/package/${name}.d.ts`), 'utf8')
    const types = { main: `export type * from './types.js'\n`, types: disposable }[name] ?? ''
    const declared = types + text.replaceAll(/(from ['"]\.\/[\w-]+)\.ts(['"])/g, '$1.js$2')
    writeFileSync(join(folder, 'lib', `${name}.d.ts`), declared)
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
