import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { endpointTitle } from '../../hub/control/endpoint-titles.ts'
import { useCopy } from '../../hub/language.ts'
import { optionsOf } from '../../parts/choices.tsx'
import { Section } from '../../parts/panel.tsx'
import { backendCopy } from './copy.ts'
import { type Age, ageOf, ageText } from './drift-ages.ts'
import type { KnownCall } from './known-calls.ts'

const tones: Readonly<Record<Age, string>> = {
  today: 'bg-leaf',
  week: 'bg-lantern',
  older: 'bg-ink-3',
  never: 'bg-line',
}

/** Days on which each call was last seen to keep the contract. */
export function CallAges({ calls, today }: { calls: readonly KnownCall[]; today: string }) {
  const words = useCopy(backendCopy).drift
  const counted = optionsOf(words.ages).map(({ value: age, label }) => {
    const count = calls.filter(({ confirmed }) => ageOf(confirmed, today) === age).length
    return { age, label, count }
  })
  return (
    <Section title={words.confirmed} aside={words.calls(calls.length)}>
      <div aria-hidden className="flex h-2 gap-0.5 overflow-clip rounded-full">
        {counted.map(({ age, count }) => (
          <span key={age} className={tones[age]} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
        {counted.map(({ age, label, count }) => (
          <li key={age} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2 rounded-full ${tones[age]}`} />
            {label} <span className="num">{count}</span>
          </li>
        ))}
      </ul>
      <Disclosure summary={<span className="text-s">{words.byCall}</span>}>
        <ul className="divide-y divide-line">
          {calls.map(({ id, summary, name, confirmed, samples }) => (
            <li key={name} className="flex items-baseline gap-3 py-2">
              <span className="min-w-0 flex-1">
                <span className="block text-ink">{endpointTitle({ id, summary })}</span>
                <code className="font-mono text-xs break-all">{name}</code>
              </span>
              <span className="shrink-0 text-end text-xs num">
                <span className={`block ${confirmed === null ? 'text-ink-3' : 'font-semibold text-ink'}`}>
                  {ageText(confirmed, today)}
                </span>
                {samples > 0 && words.samples(samples)}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Section>
  )
}
