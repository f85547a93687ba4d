// Import zones of docs/architecture.md as data. `check-import.mjs` applies them, `house-rules.mjs` reports breaches as
// lint errors, and tests/architecture/import-zones.test.ts plants a breach of every row.

/**
 * A row of the table.
 * @typedef {object} Zone
 * @property {string} folder path prefix of the importing files; the longest matching prefix wins
 * @property {RegExp} [files] limits the row to these files; it then takes precedence over the folder's other row
 * @property {readonly string[]} may path prefixes allowed besides the folder itself
 * @property {readonly string[]} [typesOnly] path prefixes allowed with `import type` only
 * @property {readonly string[]} [asScript] path prefixes allowed as text of a browser script only (`?script`)
 * @property {readonly string[]} [packages] the only allowed packages
 * @property {readonly string[]} [notPackages] forbidden packages; all others are allowed
 * @property {RegExp} [notOwn] forbidden files of the folder itself, which belong to a layer above
 * @property {boolean} [siblings] `false` forbids imports between subfolders of this folder
 */

/** Packages of the backend process, which pages must not ship to members. */
const serverPackages = ['electron', 'hono', '@hono/node-server', 'lowdb', 'ws', '@faker-js/faker', 'node:']
const contract = 'src/contract'
/** Pure functions and constants shared by server and pages. */
const rules = `${contract}/rules`
const renderer = 'src/renderer'
/** Folders that the member app's screens may import. */
const ofScreens = [contract, ...['member/api', 'member/shared', 'ui', 'lib'].map((folder) => `${renderer}/${folder}`)]

/** @type {readonly Zone[]} */
export const zones = [
  { folder: contract, may: [], packages: ['zod'] },

  // Tables, transactions, journal, clock and schedule, independent of this service.
  {
    folder: 'mock-api/engine',
    may: [rules],
    notPackages: ['hono', '@hono/node-server', 'electron', '@faker-js/faker'],
  },
  // Hashes of ids and passwords.
  { folder: 'mock-api/world', files: /\/(?:ids|passwords)\.ts$/, may: [], packages: ['node:'] },
  {
    folder: 'mock-api/world',
    may: [contract, 'mock-api/engine/table'],
    typesOnly: ['mock-api/engine/store/world-format.ts', 'mock-api/engine/clock/effect.ts'],
    packages: ['zod'],
  },
  {
    folder: 'mock-api/http',
    may: [contract, 'mock-api/world'],
    notPackages: ['electron', 'lowdb', '@faker-js/faker'],
  },
  // The three layers of a noun, by file name suffix: routes over views over rules.
  {
    folder: 'mock-api/features',
    files: /-routes\.ts$/,
    may: [contract, 'mock-api/world', 'mock-api/http'],
    packages: ['zod'],
    notOwn: /-routes\.ts$/,
  },
  {
    folder: 'mock-api/features',
    files: /-view\.ts$/,
    may: [contract, 'mock-api/world', 'mock-api/http/cached-view.ts'],
    packages: ['zod'],
    notOwn: /-routes\.ts$/,
  },
  {
    folder: 'mock-api/features',
    may: [`${contract}/enums`, `${contract}/rules`, `${contract}/wire`, 'mock-api/world'],
    typesOnly: [`${contract}/calls`, `${contract}/control`, 'mock-api/http/session.ts'],
    packages: ['zod'],
    notOwn: /-(?:view|routes)\.ts$/,
  },
  {
    folder: 'mock-api/api',
    may: [contract, 'mock-api/world', 'mock-api/http', 'mock-api/features'],
    typesOnly: ['mock-api/runtime.ts'],
    notPackages: ['electron', 'lowdb', '@faker-js/faker'],
  },
  {
    folder: 'mock-api/town/seed',
    may: [
      contract,
      'mock-api/engine/clock',
      'mock-api/engine/steps.ts',
      'mock-api/engine/table',
      'mock-api/town/effect-rules.ts',
      'mock-api/world',
      'mock-api/features',
      'fixtures',
    ],
    notPackages: ['hono', '@hono/node-server', 'electron', 'lowdb'],
  },
  {
    folder: 'mock-api/cable',
    may: [contract, 'mock-api/world', 'mock-api/http', 'mock-api/features', 'mock-api/log.ts'],
    typesOnly: ['mock-api/engine', 'mock-api/runtime.ts'],
    notPackages: ['electron', 'lowdb', '@faker-js/faker'],
  },
  {
    folder: 'mock-api/pages',
    may: [contract, 'mock-api'],
    asScript: [`${renderer}/phone`, `${renderer}/card-provider`],
    notPackages: ['electron'],
  },
  {
    folder: 'mock-api/package',
    may: [contract, 'mock-api', 'package.json'],
    asScript: [`${renderer}/phone`],
    notPackages: ['electron'],
  },
  { folder: 'mock-api', may: [contract, 'fixtures', 'package.json'], notPackages: ['electron'] },

  {
    folder: 'src/main',
    may: [
      rules,
      ...['server', 'program-calls', 'cli-options', 'exit-codes'].map((name) => `mock-api/server/${name}.ts`),
      ...['turns', 'listeners'].map((name) => `mock-api/engine/${name}.ts`),
      'src/preload/bridge.ts',
    ],
    notPackages: ['hono', '@hono/node-server', '@faker-js/faker'],
  },
  { folder: 'src/preload', may: [], packages: ['electron'] },

  { folder: `${renderer}/ui`, may: [rules, `${renderer}/lib`], notPackages: serverPackages },
  { folder: `${renderer}/lib`, may: [rules], notPackages: serverPackages },
  { folder: `${renderer}/member/api`, may: [contract, `${renderer}/lib`], notPackages: serverPackages },
  {
    folder: `${renderer}/member/shared`,
    may: [contract, `${renderer}/member/api`, `${renderer}/lib`],
    notPackages: serverPackages,
  },
  // Components of several features.
  { folder: `${renderer}/member/shared/parts`, may: ofScreens, notPackages: serverPackages },
  {
    folder: `${renderer}/member/features`,
    may: [...ofScreens, 'fixtures'],
    notPackages: serverPackages,
    siblings: false,
  },
  {
    folder: `${renderer}/member`,
    may: [contract, `${renderer}/ui`, `${renderer}/lib`, `${renderer}/styles`],
    notPackages: serverPackages,
  },
  // Control API, phones, world and state of the workbench, and the registry of its features.
  {
    folder: `${renderer}/workbench/hub`,
    may: [contract, `${renderer}/lib`],
    typesOnly: ['src/preload/bridge.ts', `${renderer}/ui/base`, `${renderer}/ui/feedback`],
    notPackages: serverPackages,
  },
  // Components of several features.
  {
    folder: `${renderer}/workbench/parts`,
    may: [contract, `${renderer}/workbench/hub`, `${renderer}/ui`, `${renderer}/lib`],
    notPackages: serverPackages,
  },
  {
    folder: `${renderer}/workbench/features`,
    may: [contract, ...['workbench/hub', 'workbench/parts', 'ui', 'lib'].map((folder) => `${renderer}/${folder}`)],
    typesOnly: ['src/preload/bridge.ts'],
    notPackages: serverPackages,
    siblings: false,
  },
  {
    folder: `${renderer}/workbench`,
    may: [contract, `${renderer}/ui`, `${renderer}/lib`, `${renderer}/styles`],
    typesOnly: ['src/preload/bridge.ts'],
    notPackages: serverPackages,
  },
  // Browser scripts that the server adds to its pages.
  { folder: `${renderer}/phone`, may: [contract], packages: ['zod'] },
  // English of the member app's texts: beside the app, and no part of it.
  {
    folder: `${renderer}/phone/gloss`,
    may: [contract, `${renderer}/phone`, `${renderer}/member/texts.en.ts`, `${renderer}/lib/copy/en`],
    packages: [],
  },
  { folder: `${renderer}/card-provider`, may: [contract], packages: [] },
  // The worker outlives a release, so it must not depend on the app.
  { folder: `${renderer}/service-worker`, may: [], packages: [] },

  { folder: 'fixtures', may: [], packages: [] },
]
