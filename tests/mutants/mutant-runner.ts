import { appendFileSync } from 'node:fs'
import type { RunnerTestCase, RunnerTestSuite } from 'vitest'
import { TestRunner, vi } from 'vitest'

/** State that the instrumented code reads and counts (`__stryker__`), by mutant and by the test that reached it. */
interface Switchboard {
  activeMutant?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  currentTestId?: string | undefined
  mutantCoverage?: {
    /** While modules are loading. */
    static: Record<string, number>
    perTest: Record<string, Record<string, number> | undefined>
  }
}

/** Vitest's list of what a test gave to `onTestFinished`, which its types leave out. */
type Finishing = RunnerTestCase & { onFinished?: ((context: RunnerTestCase['context']) => unknown)[] }

/** Results of the tests so far. */
interface Known {
  readonly dead: Set<string>
  /** Number of server tests that each mutant survived. */
  readonly tries: Map<string, number>
}

/** Milliseconds that a run with a mutant may take beyond four unchanged ones. */
const patienceMs = 3000
/** A mutant that survives this many server tests counts as a survivor. */
const triesAcross = 40

/** The files of a run share a process, and these maps with it. */
const shared = globalThis as { __stryker__?: Switchboard; __mutants__?: Known }
const known = (shared.__mutants__ ??= { dead: new Set(), tries: new Map() })
const mutants = (shared.__stryker__ ??= {})

/**
 * Runs each test once unchanged, and again for every reached mutant that still survives. All runs share a process that
 * has loaded the code, because loading takes most of the time.
 */
export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    mutants.currentTestId = test.id
    const began = performance.now()
    try {
      await run()
    } finally {
      // Modules loaded after a failed test do not belong to it.
      mutants.currentTestId = undefined
    }
    const patience = patienceMs + 4 * (performance.now() - began)
    const reached = mutants.mutantCoverage?.perTest[test.id] ?? {}
    note({ reached: Object.keys(reached) })
    const across = test.file.filepath.includes('/tests/')
    const alive = Object.entries(reached).filter(([id]) => !known.dead.has(id) && !(across && isTried(id)))
    // A test that fails in its second unchanged run proves nothing.
    const again = () => anew(test, run)
    if (alive.length === 0 || !(await passes(again, patience))) return
    for (const [id, hits = 0] of alive) {
      if (across) known.tries.set(id, (known.tries.get(id) ?? 0) + 1)
      if (await passes(again, patience, id, hits)) continue
      // Leftovers would count as a kill of the next mutant. A run that ends late may have taken the folder of the first.
      if (!(await passes(again, patience)) && !(await passes(again, patience))) return
      known.dead.add(id)
      note({ killed: id })
    }
  }

  override onAfterRunFiles(): void {
    note({ loaded: Object.keys(mutants.mutantCoverage?.static ?? {}) })
    super.onAfterRunFiles()
  }
}

/** Runs a test with its hooks, as in its first run, and ends the servers and folders that it leaves to its end. */
async function anew(test: RunnerTestCase, run: () => unknown): Promise<void> {
  vi.restoreAllMocks()
  const suites: RunnerTestSuite[] = [test.file]
  for (let suite = test.suite; suite && suite !== test.file; suite = suite.suite) suites.splice(1, 0, suite)
  for (const suite of suites) {
    for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(test.context, suite)
  }
  try {
    await run()
  } finally {
    for (const finish of ((test as Finishing).onFinished ?? []).splice(0).toReversed()) await finish(test.context)
  }
}

const isTried = (id: string) => (known.tries.get(id) ?? 0) >= triesAcross

/** Whether a test passes with a mutant or unchanged; an endless loop fails by its hits. */
async function passes(run: () => unknown, patience: number, mutant?: string, hits = 0): Promise<boolean> {
  Object.assign(mutants, { activeMutant: mutant, hitCount: 0, hitLimit: hits * 200 + 20_000 })
  let timer: NodeJS.Timeout | undefined
  try {
    const late = new Promise((_, fail) => {
      timer = setTimeout(() => fail(new Error(`No end after ${patience} ms.`)), patience)
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
