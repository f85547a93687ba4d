import { useAtom, useAtomValue } from 'jotai'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { openedQuery } from '../../hub/control/queries.ts'
import { useCopy } from '../../hub/language.ts'
import { exchangeSourceAtom, recordingAtom } from '../../hub/state.ts'
import { Segments } from '../../parts/choices.tsx'
import { inspectorCopy } from './copy.ts'

/** Whose exchanges are listed, when a case or a recording is open: this server's, or those of the file. */
export function SourceSwitch({ onChange }: { onChange: () => void }) {
  const opened = useMockQuery(openedQuery).data
  const recording = useAtomValue(recordingAtom)
  const [source, setSource] = useAtom(exchangeSourceAtom)
  const words = useCopy(inspectorCopy).list
  if (!opened && !recording) return null
  const { now, ...ofFiles } = words.sources
  const names = {
    now,
    ...(opened && { file: ofFiles.file }),
    ...(recording && { recording: ofFiles.recording }),
  }
  const shown = source in names ? source : 'now'
  return (
    <div className="flex items-center justify-between gap-3 px-4.5 pb-2 text-xs text-ink-2">
      <Segments
        label={words.whose}
        names={names as typeof words.sources}
        value={shown}
        onChange={(value) => {
          onChange()
          setSource(value)
        }}
      />
      {shown !== 'now' && (
        <span className="min-w-0 truncate">{shown === 'recording' ? recording?.name : words.ofFile}</span>
      )}
    </div>
  )
}
