import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../support/folders.ts'
import type { Finding, Part } from '../support/goal.ts'

/** Tests that read their numbers from the environment, with the full numbers of docs/benchmarks.md. */
const runs = [
  {
    goal: 'R1 0 of 200 kills lose or break anything',
    file: 'tests/api/server/kill.test.ts',
    env: { KILL_ROUNDS: '200' },
  },
  {
    goal: 'R2 0 of 10,000 damaged files wrong',
    file: 'mock-api/engine/store/store-damage.test.ts',
    env: { DAMAGE_RUNS: '10000' },
  },
  {
    goal: 'R4 0 divergences in 100,000 commands',
    file: 'tests/api/server/model.test.ts',
    env: { MODEL_COMMANDS: '100000' },
  },
  {
    goal: 'R5 0 answers off the OpenAPI document, >= 500 or over 50 ms to 20,000 fuzzed requests',
    file: 'tests/api/server/fuzz.test.ts',
    env: { FUZZ_RUNS: '270' },
  },
  {
    goal: 'W1 0 answers, frames, mails, faults or counts of another world in 1,000,000 calls of 32 worlds',
    file: 'tests/api/package/worlds.test.ts',
    env: { WORLDS: '32', WORLD_CALLS: '1000000' },
  },
  {
    goal: 'W2 100 of 100 failed tests leave a capsule that opens to the same screen and exchanges',
    file: 'tests/api/package/evidence.test.ts',
    env: { PLANTED_FAILURES: '100' },
  },
] as const

/** R1, R2, R4, R5, W1, W2 with full numbers, hours. Runs only on request by name. */
export const safetyPart: Part = {
  id: 'safety',
  title: 'what must never happen',
  async run() {
    const findings: Finding[] = []
    for (const { goal, file, env } of runs) {
      const began = performance.now()
      const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'tests/vitest.config.ts', file]
      const test = spawn(process.execPath, args, {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: 'inherit',
      })
      const [code] = (await once(test, 'exit')) as [number | null]
      const minutes = Math.round((performance.now() - began) / 60_000)
      const measured = `${code === 0 ? 'none' : 'see above'}, ${minutes} minutes`
      findings.push({ goal, measured, met: code === 0, by: 'count', figures: { code, env } })
    }
    return findings
  },
}
