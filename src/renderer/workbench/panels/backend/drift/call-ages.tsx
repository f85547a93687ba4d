import { Disclosure } from '../../../../ui/overlay/disclosure.tsx'
import { endpointTitle } from '../../../control/endpoint-titles.ts'
import { ageOf, ageText, type Age, type knownCalls } from './ages.ts'

interface CallAgesProps {
  calls: ReturnType<typeof knownCalls>
  today: string
}

const ages: readonly { readonly age: Age; readonly label: string; readonly tone: string }[] = [
  { age: 'today', label: '今日', tone: 'bg-leaf' },
  { age: 'week', label: '7日以内', tone: 'bg-lantern' },
  { age: 'older', label: 'それより前', tone: 'bg-ink-3' },
  { age: 'never', label: '未確認', tone: 'bg-line' },
]

/** When each call was last seen to keep the contract. */
export function CallAges({ calls, today }: CallAgesProps) {
  const counted = ages.map((look) => ({
    ...look,
    count: calls.filter(({ confirmed }) => ageOf(confirmed, today) === look.age).length,
  }))
  return (
    <section aria-label="最後に確かめた日" className="grid gap-2">
      <div className="flex items-baseline justify-between gap-2">
        <h3>最後に確かめた日</h3>
        <span className="text-xs text-ink-2 num">{calls.length}の呼び出し</span>
      </div>
      <div aria-hidden className="flex h-2 gap-0.5 overflow-clip rounded-full">
        {counted.map(({ age, tone, count }) => (
          <span key={age} className={tone} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
        {counted.map(({ age, label, tone, count }) => (
          <li key={age} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2 rounded-full ${tone}`} />
            {label} <span className="num">{count}</span>
          </li>
        ))}
      </ul>
      <Disclosure summary={<span className="text-s">呼び出しごとに見る</span>}>
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
                {samples > 0 && `見本 ${samples}`}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  )
}
