import { useQuery } from '@tanstack/react-query'
import { readExchangeChanges } from '../../../../contract/control/history.ts'
import { callControl } from '../../control/call-control.ts'
import { WorldChanges } from '../../parts/world-changes.tsx'

/** What a call or frame changed in the world. */
export function ExchangeChanges({ exchange }: { exchange: number }) {
  const { data } = useQuery({
    queryKey: ['exchange-changes', exchange],
    queryFn: () => callControl(readExchangeChanges, { id: exchange }),
    staleTime: Infinity,
  })
  if (!data) return null
  return (
    <section className="mb-3" aria-label="世界の変化">
      <h4 className="mb-1 text-xs font-medium text-ink-2">世界の変化 {data.length}</h4>
      <WorldChanges changes={data} />
    </section>
  )
}
