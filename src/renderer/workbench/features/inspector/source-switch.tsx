import { useAtom, useAtomValue } from 'jotai'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { openedQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { exchangeSourceAtom, recordingAtom } from '../../hub/state.ts'
import { inspectorCopy } from './copy.ts'

const exchangeSources = ['now', 'file', 'recording'] as const

/** Whose exchanges are listed, when a case or a recording is open: this server's, or those of the file. */
export function SourceSwitch({ onChange }: { onChange: () => void }) {
  const opened = useMockQuery(openedQuery).data
  const recording = useAtomValue(recordingAtom)
  const [source, setSource] = useAtom(exchangeSourceAtom)
  const words = useCopy(inspectorCopy).list
  if (!opened && !recording) return null
  const isFile = source === 'file' ? Boolean(opened) : source === 'recording' && Boolean(recording)
  return (
    <div className="flex items-center justify-between gap-3 px-4.5 pb-2 text-xs text-ink-2">
      <Segmented
        label={words.whose}
        size="s"
        options={exchangeSources
          .filter((value) => value === 'now' || Boolean(value === 'file' ? opened : recording))
          .map((value) => ({ value, label: words.sources[value] }))}
        value={isFile ? source : 'now'}
        onValueChange={(value) => {
          onChange()
          setSource(value)
        }}
      />
      {isFile && <span className="min-w-0 truncate">{source === 'recording' ? recording?.name : words.ofFile}</span>}
    </div>
  )
}
