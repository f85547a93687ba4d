import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, type TestAPI, type TestContext } from 'vitest'
import { evidenceFolder } from './evidence-folder.ts'
import { evidenceOf } from './evidence.ts'
import { startYoimachi } from './main.ts'
import type { World, WorldOptions, Yoimachi } from './types.ts'

/** Options and fixtures of a test. */
export interface YoimachiTest {
  /** Option: world of each test, set with `test.extend({ world: { seed: 7 } })`. Default: seed 1, 300 members. */
  world: WorldOptions
  /** Option: first instant of the world, with the clock frozen. Default: Saturday 2026-11-21, noon in Tokyo. */
  now: string
  /** Option: folder for the capsule, HAR and timeline of a failed test. Default: `test-results/yoimachi`. */
  evidenceDir: string
  /**
   * Option: origins that may call the API besides the test's own page. Default: none. In jsdom and happy-dom the page of
   * the test may always call it.
   */
  appOrigins: readonly string[]
  /** Server of the worker, in the worker's process. */
  yoimachi: Yoimachi
  /** World of this test, isolated from all others. */
  mock: World
}

/** `test` with a world per test. */
export const test: TestAPI<YoimachiTest> = base.extend<YoimachiTest>({
  world: {},
  now: '2026-11-21T12:00',
  evidenceDir: 'test-results/yoimachi',

  appOrigins: [[], { scope: 'worker' }],

  yoimachi: [
    async ({ appOrigins }, use) => {
      // No test uses the server's first world, so it has no members.
      const yoimachi = await startYoimachi({ members: 0, appOrigins: [...appOrigins, ...ownOrigin()] })
      await use(yoimachi)
      await yoimachi.close()
    },
    { scope: 'worker' },
  ],

  mock: async ({ yoimachi, world, now, evidenceDir, task }, use) => {
    const mock = await yoimachi.world({ seed: 1, members: 300, now, ...world })
    await use(mock)
    try {
      if (task.result?.state === 'fail') await keepEvidence(mock, task, evidenceDir)
    } finally {
      await mock.close()
    }
  },
})

async function keepEvidence(mock: World, { name, file, suite }: TestContext['task'], dir: string): Promise<void> {
  const groups: string[] = []
  for (let group = suite; group; group = group.suite) groups.unshift(group.name)
  const folder = evidenceFolder(dir, [file.name, ...groups, name])
  await mkdir(folder, { recursive: true })
  for (const { name: fileName, body } of await evidenceOf(mock, name)) await writeFile(join(folder, fileName), body)
  process.stderr.write(`The world of the failed test is in ${folder}\n`)
}

/** Returns the origin of the page that jsdom or happy-dom gives a test. */
function ownOrigin(): readonly string[] {
  const { location } = globalThis as { readonly location?: { readonly origin: string } }
  return location === undefined ? [] : [location.origin]
}
