import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Failure } from '../../../../contract/control/documented-calls.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { memberQuery } from '../../hub/control/operator-queries.ts'
import { useCopy } from '../../hub/language.ts'
import { phoneInHandAtom, phonesAtom, phonesOnStageAtom, reportsAtom } from '../../hub/phone-state.ts'
import { SearchField } from '../../parts/fields.tsx'
import { QueryState } from '../../parts/query-state.tsx'
import { faultsCopy } from './copy.ts'
import { FailureCard } from './failure-card.tsx'
import { groupFailures, type PagesInView } from './failure-groups.ts'
import { failuresQuery, titleOf } from './failures.ts'

/** Cards of documented refusals by call. A press refuses the next call and opens the page that makes it. */
export function FailureCards() {
  const words = useCopy(faultsCopy)
  const [text, setText] = useState('')
  return (
    <>
      <SearchField {...words.find} value={text} onChange={setText} className="mb-3" />
      <QueryState of={failuresQuery}>
        {(failures) => <FoundFailures failures={failures} wanted={text.trim().toLowerCase()} />}
      </QueryState>
    </>
  )
}

const haystackOf = (failure: Failure) => {
  const { method, path, status, text, ids } = failure
  return `${method} ${path} ${status} ${text} ${ids.join(' ')} ${titleOf(failure)}`.toLowerCase()
}

/** Pages that the phones of the stage show, and the sex of the member on the phone in hand. */
function usePagesInView(): PagesInView {
  const reports = useAtomValue(reportsAtom)
  const inHand = useAtomValue(phoneInHandAtom)
  const { email } = useAtomValue(phonesAtom)[inHand]
  const { data: member } = useQuery({ ...memberQuery(email ?? ''), enabled: email !== null })
  const routeOf = (phone: PhoneName) => reports[phone]?.route ?? ''
  return { front: routeOf(inHand), sex: member?.sex, routes: useAtomValue(phonesOnStageAtom).map(routeOf) }
}

/** Failures with a text, in lower case. Without one, those of the pages in view come first. */
function FoundFailures({ failures, wanted }: { failures: readonly Failure[]; wanted: string }) {
  const words = useCopy(faultsCopy)
  const pages = usePagesInView()
  const found = failures.filter((failure) => haystackOf(failure).includes(wanted))
  if (found.length === 0) return <p className="py-6 text-s text-ink-2">{words.nothing}</p>
  const { inView, others } = groupFailures(found, wanted === '' ? pages : { ...pages, routes: [] })
  return (
    <>
      <p className="mb-2 text-xs text-ink-2 num">
        {words.count(new Set(failures.map(({ call }) => call)).size, failures.length)}
      </p>
      {inView.length > 0 && (
        <section aria-label={words.inView} className="mb-3">
          <h3 className="mb-1">{words.inViewTitle}</h3>
          {inView.map((group) => (
            <FailureGroup key={group.call} {...group} />
          ))}
        </section>
      )}
      {others.map((group) => (
        <FailureGroup key={group.call} {...group} isOpen={wanted !== ''} />
      ))}
    </>
  )
}

/** Refusals of one call, folded under its name. */
function FailureGroup({ failures, isOpen }: { failures: readonly Failure[]; isOpen: boolean }) {
  const [first] = failures
  if (!first) return null
  return (
    <details open={isOpen || undefined} className="border-b border-line py-1.5">
      <summary className="flex cursor-pointer items-baseline gap-2 py-1 text-s">
        <span className="font-semibold">{titleOf(first)}</span>
        <code className="min-w-0 flex-1 truncate font-mono text-xs text-ink-3" title={first.path}>
          {first.method} {first.path}
        </code>
        <span className="text-xs text-ink-3 num">{failures.length}</span>
      </summary>
      <ul className="grid gap-2 py-2">
        {failures.map((failure) => (
          <FailureCard key={failure.code} failure={failure} />
        ))}
      </ul>
    </details>
  )
}
