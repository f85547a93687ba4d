import { useAtom } from 'jotai'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { openedQuery } from '../../hub/control/queries.ts'
import { type ExchangeSource, exchangeSourceAtom } from '../../hub/state.ts'
import { archiveAtom } from './har/open-har.ts'

export type ExchangeSourceState = ReturnType<typeof useExchangeSource>

/** Whose exchanges are listed: those of this server, of the opened capsule, or of the opened HTTP Archive. */
export function useExchangeSource() {
  const [wanted, choose] = useAtom(exchangeSourceAtom)
  const [archive, setArchive] = useAtom(archiveAtom)
  const opened = useMockQuery(openedQuery).data
  const files = new Map<ExchangeSource, readonly Exchange[]>()
  if (opened) files.set('capsule', opened.exchanges)
  if (archive) files.set('archive', archive.exchanges)
  const ofFile = files.get(wanted)
  const closeArchive = () => {
    setArchive(undefined)
    choose('now')
  }
  return {
    source: ofFile ? wanted : ('now' as const),
    /** Exchanges of the chosen file, a capsule or an HTTP Archive; undefined for those of this server. */
    ofFile,
    archiveName: archive?.name,
    /** Sources that can be chosen. */
    sources: ['now', ...files.keys()] satisfies ExchangeSource[],
    choose,
    closeArchive,
  }
}
