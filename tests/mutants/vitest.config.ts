import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { browserScripts } from '../../.scripts/build/browser-scripts.mjs'

/** All tests in one project: the mutation runner asks for one. Components and whole servers are too slow to repeat. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [browserScripts],
  test: {
    env: { TZ: 'America/Los_Angeles' },
    restoreMocks: true,
    include: [
      'src/**/*.test.ts',
      'mock-api/**/*.test.ts',
      'tests/api/{account,meeting,money}/**/*.test.ts',
      'tests/architecture/lists/*.test.ts',
    ],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
