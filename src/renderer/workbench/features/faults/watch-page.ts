import { atom } from 'jotai'
import type { Failure } from '../../../../contract/control/documented-calls.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { faultsQuery } from '../../hub/control/faults.ts'
import { cached } from '../../hub/control/query-client.ts'
import { phonesAtom, reportsAtom } from '../../hub/phone-state.ts'
import { readLines } from '../../hub/phones/ask-phone.ts'
import { store } from '../../hub/state.ts'
import { isFaultOf, keyOf } from './failures.ts'
import { factBetween, gainsSentence, type PageFact, type PageLines } from './page-fact.ts'

/** Milliseconds between two reads of a page. */
const everyMs = 600
const timeoutMs = 2000
/** Latest reads that are kept. The strike is noticed late, so only the first of them is surely from before it. */
const readsBefore = 4
/** Reads after the strike: a flash appears a second after the response (D-63), later on a slow phone. */
const readsAfter = 5

/** What the page did after each failure that struck, by the key of the failure. */
export const pageFactsAtom = atom<ReadonlyMap<string, PageFact>>(new Map())

/** Ends the latest watch. */
const watchAtom = atom(new AbortController())

/**
 * Watches a phone until a failure has struck, and keeps what the page did then: the page words a failure itself, so its
 * text differs from the response. Ends the watch before it.
 */
export async function watchPage(failure: Failure, phone: PhoneName): Promise<void> {
  store.get(watchAtom).abort()
  const watch = new AbortController()
  store.set(watchAtom, watch)
  const reads = await readUntilStrike(failure, phone, watch.signal)
  const fact = reads && (await factAfterStrike(reads, phone, watch.signal))
  if (fact) store.set(pageFactsAtom, (facts) => new Map(facts).set(keyOf(failure), fact))
}

interface PageRead {
  readonly page: string
  /** Undefined when the phone did not reply. */
  readonly lines: PageLines | undefined
}

/**
 * Reads the page until the failure strikes.
 * @returns the latest reads, after the page that was asked for if they are few; undefined when the fault goes first
 */
async function readUntilStrike(failure: Failure, phone: PhoneName, watch: AbortSignal) {
  const asked = pathOf(store.get(phonesAtom)[phone].route)
  let reads: readonly PageRead[] = [{ page: asked, lines: undefined }]
  while (!watch.aborted) {
    // Read again after each exchange (hub/use-events.ts), because the rail counts the faults.
    const fault = cached(faultsQuery)?.find((other) => isFaultOf(other, failure))
    if (fault === undefined) return undefined
    const page = shownPage(phone)
    const lines = await readLines(phone, timeoutMs)
    if (page !== undefined) reads = [...reads, { page, lines }].slice(-readsBefore)
    if ((fault.fired ?? 0) > 0) return reads
    await pause()
  }
  return undefined
}

/**
 * Reads the page after the strike until it gains a sentence, another page opens, or its time is over.
 * @returns undefined when nothing can be said, because no read is surely from before the strike
 */
async function factAfterStrike(
  reads: readonly PageRead[],
  phone: PhoneName,
  watch: AbortSignal,
): Promise<PageFact | undefined> {
  const [first] = reads
  const before = reads.flatMap(({ page, lines }) => (page === first?.page && lines ? [lines] : []))
  let after: PageLines | undefined
  for (let read = 0; read < readsAfter && !(after && gainsSentence(before, after)); read += 1) {
    await pause()
    after = (await readLines(phone, timeoutMs)) ?? after
    if (watch.aborted) return undefined
    const page = shownPage(phone)
    if (page !== undefined && page !== first?.page) return { kind: 'moved', page }
  }
  if (!after || before.length === 0) return undefined
  const former = [...store.get(pageFactsAtom).values()].flatMap((fact) => (fact.kind === 'text' ? fact.text : []))
  const fact = factBetween(before, after, former)
  return fact.kind === 'unchanged' && first?.lines === undefined ? undefined : fact
}

/** Page that a phone shows, without its query; undefined until the page that was asked for has opened. */
function shownPage(phone: PhoneName): string | undefined {
  const { route } = store.get(phonesAtom)[phone]
  return store.get(reportsAtom)[phone]?.route === route ? pathOf(route) : undefined
}

const pathOf = (route: string): string => route.replace(/\?.*$/s, '')

const pause = () => new Promise((go) => setTimeout(go, everyMs))
