// Import zones of docs/architecture.md as data. `check-import.mjs` applies it, `house-rules.mjs` makes
// each breach a lint error, tests/architecture/import-zones.test.ts plants a breach of every row.

/**
 * One row of the table.
 * @typedef {object} Zone
 * @property {string} folder   Path prefix of the importing files; the longest matching prefix wins.
 * @property {RegExp} [files]   When given, the row is for those files of the folder only, and wins over a row for all of it.
 * @property {readonly string[]} may   Path prefixes that may be imported besides the folder itself.
 * @property {readonly string[]} [typesOnly]   Path prefixes that may be imported with `import type` only.
 * @property {readonly string[]} [asScript]   Path prefixes that may be imported as the text of a browser script (`?script`) only.
 * @property {readonly string[]} [packages]   When given, the only packages allowed.
 * @property {readonly string[]} [notPackages]   Packages refused; everything else is allowed.
 * @property {RegExp} [notOwn]   Files of the folder itself that may not be imported: they belong to a layer above.
 * @property {boolean} [siblings]   `false`: a subfolder of this folder may not import another subfolder of it.
 */

/** Packages that only the backend process may hold; a page that imports one ships it to members. */
const serverPackages = ['electron', 'hono', '@hono/node-server', 'lowdb', 'ws', '@faker-js/faker', 'node:']
const contract = 'src/contract'
/** What both sides decide alike: pure functions and constants. */
const rules = `${contract}/rules`
const renderer = 'src/renderer'
/** What the screens of the member app are made of. */
const ofScreens = [contract, ...['member/api', 'member/shared', 'ui', 'lib'].map((folder) => `${renderer}/${folder}`)]

/** @type {readonly Zone[]} */
export const zones = [
  { folder: contract, may: [], packages: ['zod'] },

  // Tables, transactions, journal, clock and schedule: no noun of this service.
  {
    folder: 'mock-api/engine',
    may: [rules],
    notPackages: ['hono', '@hono/node-server', 'electron', '@faker-js/faker'],
  },
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
  // The three layers of a noun: routes over views over rules, by the end of the file's name.
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
    may: [contract, 'mock-api/world', 'mock-api/http', 'mock-api/features', 'mock-api/api'],
    typesOnly: ['mock-api/engine', 'mock-api/runtime.ts'],
    notPackages: ['electron', 'lowdb', '@faker-js/faker'],
  },
  {
    folder: 'mock-api/pages',
    may: [contract, 'mock-api'],
    asScript: [`${renderer}/phone`, `${renderer}/card-provider`],
    notPackages: ['electron'],
  },
  { folder: 'mock-api', may: [contract, 'fixtures', 'package.json'], notPackages: ['electron'] },

  {
    folder: 'src/main',
    may: [
      rules,
      'mock-api/server/server.ts',
      'mock-api/server/cli-options.ts',
      'mock-api/server/cli-options.ts',
      'src/preload/bridge.ts',
    ],
    notPackages: ['hono', '@hono/node-server', '@faker-js/faker'],
  },
  { folder: 'src/preload', may: [], packages: ['electron'] },

  { folder: `${renderer}/ui`, may: [rules, `${renderer}/lib`], notPackages: serverPackages },
  { folder: `${renderer}/lib`, may: [rules], notPackages: serverPackages },
  { folder: `${renderer}/member/api`, may: [contract], notPackages: serverPackages },
  {
    folder: `${renderer}/member/shared`,
    may: [contract, `${renderer}/member/api`, `${renderer}/lib`],
    notPackages: serverPackages,
  },
  // What several features show.
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
  {
    folder: `${renderer}/workbench`,
    may: [contract, `${renderer}/ui`, `${renderer}/lib`, `${renderer}/styles`],
    typesOnly: ['src/preload/bridge.ts'],
    notPackages: serverPackages,
  },
  // What the server hands to other pages as a script of its own.
  { folder: `${renderer}/phone`, may: [contract], packages: ['zod'] },
  { folder: `${renderer}/card-provider`, may: [contract], packages: [] },
  // It stays when everything else of a release is gone: nothing of the app.
  { folder: `${renderer}/service-worker`, may: [], packages: [] },

  { folder: 'fixtures', may: [], packages: [] },
]
