import { Link } from 'react-router-dom'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { useCopy } from '../../hub/language.ts'
import { Section } from '../../parts/panel.tsx'
import { backendCopy } from './copy.ts'
import { DriftRows } from './drift-rows.tsx'
import { callsWithDrifts, type KnownCall } from './known-calls.ts'

/** Drifts that no note explains, and those that a note does. */
export function KnownDrifts({ calls, today }: { calls: readonly KnownCall[]; today: string }) {
  const words = useCopy(backendCopy).drift
  const open = callsWithDrifts(calls, false)
  const reviewed = callsWithDrifts(calls, true)
  const count = reviewed.flatMap(({ drifts }) => drifts).length
  const hasSamples = calls.some(({ samples }) => samples > 0)
  return (
    <Section title={words.title}>
      {open.length > 0 ? (
        <DriftRows calls={open} today={today} />
      ) : (
        <p className="text-s text-ink-2">{hasSamples ? words.noOpen : words.noSamples}</p>
      )}
      {reviewed.length > 0 && (
        <Disclosure summary={<span className="text-s font-semibold">{words.reviewed(count)}</span>}>
          <DriftRows calls={reviewed} today={today} />
        </Disclosure>
      )}
      <Link to="/inspector" replace className="w-fit text-s text-plum underline underline-offset-2">
        {words.showTraffic}
      </Link>
    </Section>
  )
}
