import { useAtom } from 'jotai'
import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { openedQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { exchangeSourceAtom } from '../../hub/state.ts'
import { inspectorCopy } from './copy.ts'
import { archiveAtom } from './har.ts'

type Source = 'now' | 'file' | 'archive'

/** Whose exchanges are listed: those of this server, of the opened capsule, or of the opened HTTP Archive. */
export function useExchangeSource() {
  const [wanted, choose] = useAtom(exchangeSourceAtom)
  const [archive, setArchive] = useAtom(archiveAtom)
  const opened = useMockQuery(openedQuery).data
  const files = new Map<Source, readonly Exchange[]>()
  if (opened) files.set('file', opened.exchanges)
  if (archive) files.set('archive', archive.exchanges)
  const ofFile = files.get(wanted)
  const closeArchive = () => {
    setArchive(undefined)
    choose('now')
  }
  return {
    source: ofFile ? wanted : ('now' as const),
    /** Exchanges of the file; undefined for those of this server. */
    ofFile,
    archiveName: archive?.name,
    /** Sources that can be chosen. */
    sources: ['now', ...files.keys()] satisfies Source[],
    choose,
    closeArchive,
  }
}

/** Chooses whose exchanges are listed, when a capsule or an HTTP Archive is open. */
export function SourceSwitch({ of, onChange }: { of: ReturnType<typeof useExchangeSource>; onChange: () => void }) {
  const { source, sources, archiveName, choose } = of
  const words = useCopy(inspectorCopy).list
  if (sources.length === 1) return null
  const change = (value: Source) => {
    onChange()
    choose(value)
  }
  return (
    <div className="flex items-center justify-between gap-3 px-4.5 pb-2 text-xs text-ink-2">
      <Segmented
        label={words.source.label}
        size="s"
        options={sources.map((value) => ({ value, label: words.source.names[value] }))}
        value={source}
        onValueChange={change}
      />
      {source !== 'now' && (
        <span className="min-w-0 truncate">{source === 'archive' ? archiveName : words.ofFile}</span>
      )}
    </div>
  )
}
