import { appendFileSync } from 'node:fs'
import type { RunnerTestCase, RunnerTestSuite } from 'vitest'
import { TestRunner, vi } from 'vitest'

/** What the instrumented code reads and counts (`__stryker__`), by mutant and by the test that reached it. */
interface Switchboard {
  activeMutant?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  currentTestId?: string | undefined
  mutantCoverage?: {
    /** While modules are loaded. */
    static: Record<string, number>
    perTest: Record<string, Record<string, number> | undefined>
  }
}

/** What the tests have shown so far of the mutants. */
interface Known {
  readonly dead: Set<string>
  /** How often tests of servers let one live. */
  readonly tries: Map<string, number>
}

const patienceMs = 20_000
/** A mutant that so many tests of servers let live counts as a survivor. */
const triesAcross = 40

/** The files of a run share one process, and these with it. */
const shared = globalThis as { __stryker__?: Switchboard; __mutants__?: Known }
const known = (shared.__mutants__ ??= { dead: new Set(), tries: new Map() })
const mutants = (shared.__stryker__ ??= {})

/**
 * Runs each test once as it is, and then once more for every mutant that it reaches and that no test has killed: all in the
 * process that has loaded the code already, which is what takes the time.
 */
export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    mutants.currentTestId = test.id
    try {
      await run()
    } finally {
      // What is loaded after a test that failed is none of its own.
      mutants.currentTestId = undefined
    }
    const reached = mutants.mutantCoverage?.perTest[test.id] ?? {}
    note({ reached: Object.keys(reached) })
    const across = test.file.filepath.includes('/tests/')
    const alive = Object.entries(reached).filter(([id]) => !known.dead.has(id) && !(across && isTried(id)))
    // A test that fails the second time without any mutant says nothing of one.
    const again = () => anew(test, run)
    if (alive.length === 0 || !(await passes(again))) return
    for (const [id, hits = 0] of alive) {
      if (across) known.tries.set(id, (known.tries.get(id) ?? 0) + 1)
      if (await passes(again, id, hits)) continue
      // What it left behind would be taken for a kill of the next one.
      if (!(await passes(again))) return
      known.dead.add(id)
      note({ killed: id })
    }
  }

  override onAfterRunFiles(): void {
    note({ loaded: Object.keys(mutants.mutantCoverage?.static ?? {}) })
    super.onAfterRunFiles()
  }
}

/** A test from its hooks on, as before its first run. */
async function anew(test: RunnerTestCase, run: () => unknown): Promise<void> {
  vi.restoreAllMocks()
  const suites: RunnerTestSuite[] = [test.file]
  for (let suite = test.suite; suite && suite !== test.file; suite = suite.suite) suites.splice(1, 0, suite)
  for (const suite of suites) {
    for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(test.context, suite)
  }
  await run()
}

const isTried = (id: string) => (known.tries.get(id) ?? 0) >= triesAcross

/** Whether a test passes with a mutant, or as it is; one that goes round and round fails by its hits. */
async function passes(run: () => unknown, mutant?: string, hits = 0): Promise<boolean> {
  Object.assign(mutants, { activeMutant: mutant, hitCount: 0, hitLimit: hits * 200 + 20_000 })
  let timer: NodeJS.Timeout | undefined
  try {
    const late = new Promise((_, fail) => {
      timer = setTimeout(() => fail(new Error(`No end after ${patienceMs} ms.`)), patienceMs)
    })
    await Promise.race([run(), late])
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    Object.assign(mutants, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined })
  }
}

function note(result: { reached: string[] } | { loaded: string[] } | { killed: string }): void {
  appendFileSync(String(process.env['MUTANT_RESULTS']), `${JSON.stringify(result)}\n`)
}
