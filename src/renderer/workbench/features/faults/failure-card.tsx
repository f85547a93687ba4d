import { useAtomValue } from 'jotai'
import type { Failure } from '../../../../contract/control/documented-calls.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { faultsCopy } from './copy.ts'
import { keyOf, titleOf } from './failures.ts'
import type { PageFact } from './page-fact.ts'
import { showFailure } from './show-failure.ts'
import { pageFactsAtom } from './watch-page.ts'

/** A refusal with its response, and what the page showed after it. */
export function FailureCard({ failure }: { failure: Failure }) {
  const words = useCopy(faultsCopy)
  const { status, code, text, ids } = failure
  const fact = useAtomValue(pageFactsAtom).get(keyOf(failure))
  return (
    <li className="grid gap-1.5 rounded-m px-3.5 py-3 inset-ring inset-ring-line">
      <p className="flex items-baseline gap-2 text-s">
        <span className="rounded-s bg-alarm-soft px-1.5 font-mono text-xs font-semibold text-alarm num">{status}</span>
        <span title={code} className="text-xs text-ink-2">
          {words.kinds[code] ?? words.ownKind}
        </span>
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-2 text-s">
        <dt className="text-ink-3">{words.response}</dt>
        <dd lang="ja" className="font-semibold">
          {text}
        </dd>
        <dt className="text-ink-3">{words.page}</dt>
        <PageFactText fact={fact} />
      </dl>
      <div className="flex items-center gap-1.5">
        <code className="min-w-0 flex-1 truncate font-mono text-xs text-ink-3">{ids.join(' ')}</code>
        <ActionButton run={() => showFailure(failure)} aria-label={words.showOf(titleOf(failure), text)}>
          {words.show}
        </ActionButton>
      </div>
    </li>
  )
}

/** Only the text is a quote of the service, and Japanese in both languages. */
function PageFactText({ fact }: { fact: PageFact | undefined }) {
  const words = useCopy(faultsCopy)
  if (fact === undefined) return <dd className="text-ink-3">{words.pageUnknown}</dd>
  if (fact.kind === 'text') {
    return (
      <dd lang="ja" className="font-semibold">
        {fact.text}
      </dd>
    )
  }
  return <dd className="font-semibold">{fact.kind === 'moved' ? words.pageMoved(fact.page) : words.pageUnchanged}</dd>
}
