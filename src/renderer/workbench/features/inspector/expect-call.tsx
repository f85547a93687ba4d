import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { parseJson } from '../../../../contract/rules/parse-json.ts'
import { useCopy } from '../../hub/language.ts'
import { expectInStory } from '../../hub/recording/expectations.ts'
import { callExpectations, leavesOf } from '../../hub/recording/expected-call.ts'
import { isRecordingAtom } from '../../hub/recording/recording.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { inspectorCopy } from './copy.ts'

/** While a story is recorded: expects this call with its status, and the chosen values of its response. */
export function ExpectCall({ exchange }: { exchange: Exchange }) {
  const isRecording = useAtomValue(isRecordingAtom)
  const words = useCopy(inspectorCopy).expect
  const [chosen, setChosen] = useState<readonly string[]>([])
  // Exchanges of a real API or of a file have no moment, and never get into a story.
  if (!isRecording || exchange.kind !== 'http' || exchange.status === 0 || exchange.moment === null) return null
  const leaves = leavesOf(parseJson(exchange.response))
  const toggle = (place: string) =>
    setChosen(chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place])
  const run = async () => {
    const { id, moment } = exchange
    await expectInStory(await callExpectations(exchange, chosen), { exchange: id, moment })
    setChosen([])
  }
  return (
    <section aria-label={words.label} className="mb-3 rounded-m bg-sunken px-3.5 py-2.5 text-s">
      {leaves.length > 0 && (
        <details className="mb-2">
          <summary className="cursor-pointer">
            {words.values} {chosen.length > 0 && words.chosen(chosen.length)}
          </summary>
          <ul className="mt-1 grid max-h-60 overflow-auto">
            {leaves.map(([place, value]) => (
              <li key={place}>
                <label className="flex items-baseline gap-2 py-0.5 font-mono text-xs">
                  <input type="checkbox" checked={chosen.includes(place)} onChange={() => toggle(place)} />
                  <span className="min-w-0 break-all">{`${place}: ${JSON.stringify(value)}`}</span>
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
      <ActionButton icon="eye" run={run}>
        {words.call}
      </ActionButton>
    </section>
  )
}
