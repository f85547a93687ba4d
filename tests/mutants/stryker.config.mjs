// Mutation testing of what decides: rules and views of the backend, rules that both sides share, logic of the member app.
// `npm run mutants -- mock-api/features/rank` takes one folder; the whole takes hours.

const folder = process.env.MUTATED

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  mutate: [
    ...(folder
      ? [`${folder}/**/*.ts`]
      : ['mock-api/features/**/*.ts', 'src/contract/{enums,rules}/**/*.ts', 'src/renderer/member/**/*.ts']),
    '!**/*.test.ts',
    // What carries calls and words, and decides nothing.
    '!mock-api/features/**/*-routes.ts',
    '!src/renderer/member/**/{copy,*-copy}.ts',
    // Hooks that join parts of the screen: the browser tests prove them.
    '!src/renderer/member/**/use-*.ts',
    '!src/renderer/member/features/about/legal/**',
  ],
  coverageAnalysis: 'perTest',
  // Constants made when a module is loaded: each would run all tests, and tests/architecture/lists holds them word for word.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 20_000,
  // Of each file the tests are told by their coverage; a type is no behaviour.
  disableTypeChecks: true,
  // It would rewrite the paths of tsconfig.json through an API that TypeScript 7 does not have; there are none to rewrite.
  tsconfigFile: 'tests/mutants/no-tsconfig.json',
  ignorePatterns: ['dist', 'out', '.cache', 'test-results', 'tests/visual/baselines', 'docs/*.png'],
  tempDirName: '.cache/mutants',
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: '.cache/mutants.json' },
}
