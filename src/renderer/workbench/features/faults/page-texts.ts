import { atom } from 'jotai'
import type { Failure } from '../../../../contract/control/documented-calls.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { excerpt } from '../../../lib/text.ts'
import { faultsQuery } from '../../hub/control/faults.ts'
import { cached } from '../../hub/control/query-client.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { readLines } from '../../hub/phones/ask-phone.ts'
import { store } from '../../hub/state.ts'

const everyMs = 600
const timeoutMs = 2000
/** Reads that may already show the failure, because its strike is noticed late. */
const lateReads = 2
const mostChars = 80

export const keyOf = ({ call, code }: Pick<Failure, 'call' | 'code'>): string => `${call} ${code}`

/** What a page did after a failure: it gained a text of the service, stayed as it was, or another page opened. */
export type PageFact =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'moved'; readonly page: string }

/** By the key of the failure. */
export const pageTextsAtom = atom<ReadonlyMap<string, PageFact>>(new Map())

let watch = 0

/**
 * Watches a phone until a failure has struck, and keeps what the page shows then: the page words a failure itself, so
 * its text differs from the response. A later call ends the watch.
 */
export async function watchPage(failure: Failure, phone: PhoneName): Promise<void> {
  watch += 1
  const mine = watch
  const isCurrent = () => mine === watch
  const reads: (readonly string[])[] = []
  const page = () => (store.get(reportsAtom)[phone]?.route ?? '').split('?')[0] ?? ''
  const from = page()
  const isSame = ({ method, path }: { method?: string | undefined; path: string }) =>
    (method === undefined || method === failure.method) && path === failure.path.replace(/:\w+/g, '*')
  while (isCurrent()) {
    // Read again after each exchange (hub/use-events.ts), because the rail counts the faults.
    const fault = cached(faultsQuery)?.find(({ match }) => 'path' in match && isSame(match))
    if (fault === undefined) return
    const lines = await readLines(phone, timeoutMs)
    if (lines) reads.push(lines)
    if ((fault.fired ?? 0) > 0) break
    if (reads.length > lateReads + 1) reads.shift()
    await new Promise((go) => setTimeout(go, everyMs))
  }
  await new Promise((go) => setTimeout(go, everyMs))
  const after = await readLines(phone, timeoutMs)
  // Without the page as it was before, nothing can be said about what it gained.
  if (!isCurrent() || !after || reads.length === 0) return
  const former = [...store.get(pageTextsAtom).values()].flatMap((one) => (one.kind === 'text' ? one.text : []))
  const fact: PageFact = page() === from ? factBetween(reads, after, former) : { kind: 'moved', page: page() }
  store.set(pageTextsAtom, (facts) => new Map(facts).set(keyOf(failure), fact))
}

const isSentence = (line: string) => /。|ください|ません/.test(line)

/**
 * The line that a page gained, sentences first and shortened if it is long. A sentence counts, too, if it went away
 * meanwhile, stands there once more, or is how the page words a failure.
 * @param reads the lines before the failure and shortly after it, oldest first
 * @param former texts of former failures; the page may have repeated one faster than it is read
 */
export function factBetween(
  reads: readonly (readonly string[])[],
  after: readonly string[],
  former: readonly string[] = [],
): PageFact {
  const timesIn = (lines: readonly string[], line: string) => lines.filter((one) => one === line).length
  // Other lines, such as labels of buttons, also change while a call runs.
  const timesBefore = (line: string) =>
    Math.min(...(isSentence(line) ? reads : reads.slice(0, 1)).map((lines) => timesIn(lines, line)))
  const gained = after.filter((line) => line.length > 3 && timesIn(after, line) > timesBefore(line))
  const text = gained.find(isSentence) ?? gained[0] ?? after.find((line) => former.includes(line))
  if (text === undefined) return { kind: 'unchanged' }
  return { kind: 'text', text: text.length > mostChars ? excerpt(text, mostChars - 1) : text }
}
