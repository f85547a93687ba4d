import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
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

/** A result of the tests, a line of JSON in the file of results. */
type Result =
  | { readonly reached: readonly string[] }
  | { readonly loaded: readonly string[] }
  | { readonly killed: string }
  | { readonly survived: string; readonly test: string }
  | { readonly spoils: string; readonly file: string }

/** Results of the tests so far, also of earlier processes. */
interface Known {
  readonly dead: Set<string>
  /** Mutants that a test has tried, by its name. */
  readonly survived: Map<string, Set<string>>
  /** Mutants after which an unchanged test failed. */
  readonly spoilers: Set<string>
  /** Whether a mutant has left something behind in this process, so that no further test proves anything here. */
  isSpoiled: boolean
  /** The mutant tried last in this process. */
  last: string
  /** Number of server tests that each mutant survived. */
  readonly tries: Map<string, number>
}

/** Milliseconds that a run with a mutant may take beyond four unchanged ones. */
const timeoutMs = 3000
const resultsFile = String(process.env['MUTANT_RESULTS'])
/** A mutant that survives this many server tests counts as a survivor. */
const triesAcross = 40

/** Milliseconds after which a mutant that lets no timer run is ended with its process. */
const stuckMs = 30_000

/** The files of a run share a process, and these maps with it. */
const shared = globalThis as { __stryker__?: Switchboard; __mutants__?: Known; __watch__?: Worker }
const known = (shared.__mutants__ ??= knownSoFar())
// By its path, because `URL` is that of happy-dom in tests of pages.
const watch = (shared.__watch__ ??= new Worker(join(import.meta.dirname, 'watch.mjs'), { workerData: resultsFile }))
watch.unref()
const mutants = (shared.__stryker__ ??= {})

/**
 * Runs each test once unchanged, and again for every reached mutant that still survives. All runs share a process that
 * has loaded the code, because loading takes most of the time.
 */
export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    if (known.isSpoiled) return spoil(test)
    const run = TestRunner.getTestFn(test)
    mutants.currentTestId = test.id
    const began = performance.now()
    try {
      await run()
    } catch (error) {
      if (known.last === '') throw error
      return spoil(test)
    } finally {
      // Modules loaded after a failed test do not belong to it.
      mutants.currentTestId = undefined
    }
    const timeout = timeoutMs + 4 * (performance.now() - began)
    const reached = mutants.mutantCoverage?.perTest[test.id] ?? {}
    note({ reached: Object.keys(reached) })
    const across = test.file.filepath.includes('/tests/')
    const name = `${test.file.filepath} ${test.fullTestName}`
    const before = known.survived.get(name) ?? new Set()
    const isOpen = (id: string) => !known.dead.has(id) && !before.has(id) && !(across && isTried(id))
    const alive = Object.entries(reached).filter(([id]) => isOpen(id))
    // A test that fails in its second unchanged run proves nothing.
    const again = () => anew(test, run)
    if (alive.length === 0) return
    if (!(await passes(again, timeout))) return known.last === '' ? undefined : spoil(test)
    // Whether a failure can only be the mutant's own, because the run before was an unchanged one that passed.
    let isOwn = true
    for (const [id, hits = 0] of alive.toSorted(([one], [other]) => spoilsFirst(one) - spoilsFirst(other))) {
      known.last = id
      if (across) known.tries.set(id, (known.tries.get(id) ?? 0) + 1)
      if (await passes(again, timeout, id, hits)) {
        note({ survived: id, test: name })
        isOwn = false
        continue
      }
      // Leftovers would count as a kill of the next mutant. A run that ends late may have taken the folder of the first.
      known.isSpoiled = !(await passes(again, timeout)) && !(await passes(again, timeout))
      if (isOwn || !known.isSpoiled) {
        known.dead.add(id)
        note({ killed: id })
      }
      if (known.isSpoiled) return spoil(test)
      isOwn = true
    }
  }

  override onAfterRunFiles(): void {
    note({ loaded: Object.keys(mutants.mutantCoverage?.static ?? {}) })
    super.onAfterRunFiles()
  }
}

/**
 * Runs a test with its hooks, as in its first run, and ends the servers and folders that it leaves to its end. Vitest
 * runs the last `afterEach` itself.
 */
async function anew(test: RunnerTestCase, run: () => unknown): Promise<void> {
  const suites: RunnerTestSuite[] = [test.file]
  for (let suite = test.suite; suite && suite !== test.file; suite = suite.suite) suites.splice(1, 0, suite)
  const runHooks = async (kind: 'afterEach' | 'beforeEach') => {
    for (const suite of suites)
      for (const hook of TestRunner.getSuiteHooks(suite)[kind]) await hook(test.context, suite)
  }
  // A run that a mutant broke may lack what its end removes.
  await runHooks('afterEach').catch(() => {})
  vi.useRealTimers()
  vi.restoreAllMocks()
  await runHooks('beforeEach')
  try {
    await run()
  } finally {
    for (const finish of ((test as Finishing).onFinished ?? []).splice(0).toReversed()) await finish(test.context)
  }
}

/** Ends the proof of this process: a new one goes on with the file of this test. */
function spoil({ file }: RunnerTestCase): void {
  known.isSpoiled = true
  note({ spoils: known.last, file: file.filepath })
}

const spoilsFirst = (id: string) => (known.spoilers.has(id) ? 0 : 1)
const isTried = (id: string) => (known.tries.get(id) ?? 0) >= triesAcross

function watchOver(run: { readonly mutant: string; readonly ms: number } | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  watch.postMessage(run)
}

/** Whether a test passes with a mutant or unchanged; an endless loop fails by its hits. */
async function passes(run: () => unknown, timeout: number, mutant?: string, hits = 0): Promise<boolean> {
  Object.assign(mutants, { activeMutant: mutant, hitCount: 0, hitLimit: hits * 200 + 20_000 })
  let timer: NodeJS.Timeout | undefined
  watchOver(mutant === undefined ? null : { mutant, ms: timeout + stuckMs })
  try {
    const late = new Promise((_, fail) => {
      timer = setTimeout(() => fail(new Error(`No end after ${timeout} ms.`)), timeout)
    })
    await Promise.race([run(), late])
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
    watchOver(null)
    Object.assign(mutants, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined })
  }
}

function note(result: Result): void {
  appendFileSync(resultsFile, `${JSON.stringify(result)}\n`)
}

function knownSoFar(): Known {
  const [dead, spoilers] = [new Set<string>(), new Set<string>()]
  const survived = new Map<string, Set<string>>()
  for (const line of readFileSync(resultsFile, 'utf8').split('\n').filter(Boolean)) {
    const result = JSON.parse(line) as Result
    if ('killed' in result) dead.add(result.killed)
    if ('spoils' in result) spoilers.add(result.spoils)
    if ('survived' in result) survived.set(result.test, (survived.get(result.test) ?? new Set()).add(result.survived))
  }
  return { dead, survived, spoilers, isSpoiled: false, last: '', tries: new Map() }
}
