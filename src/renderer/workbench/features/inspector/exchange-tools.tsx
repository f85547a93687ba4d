import type { Exchange } from '../../../../contract/control/exchanges.ts'
import { IconButton } from '../../../ui/base/button.tsx'
import { attempt } from '../../hub/control/flash.ts'
import { useCopy } from '../../hub/language.ts'
import { SearchField } from '../../parts/fields.tsx'
import { inspectorCopy } from './copy.ts'
import { openHar, saveHar } from './har.ts'

interface ExchangeToolsProps {
  text: string
  onText: (text: string) => void
  /** New exchanges wait until the list goes on. */
  isPaused: boolean
  onPause: (isPaused: boolean) => void
  isEmpty: boolean
  /** Exchanges of an opened file; undefined for those of this server. */
  ofFile: readonly Exchange[] | undefined
  /** Called before a file is chosen. */
  onOpen: () => void
  onClear: () => void
}

/** Tools above the list: search field, pause, open and save as an HTTP Archive, clear. */
export function ExchangeTools(props: ExchangeToolsProps) {
  const { text, onText, isPaused, onPause, isEmpty, ofFile, onOpen, onClear } = props
  const words = useCopy(inspectorCopy).list
  const open = () => {
    onOpen()
    void attempt(openHar)
  }
  return (
    <div className="flex items-center gap-1">
      <SearchField label={words.find} placeholder={words.findBy} value={text} onChange={onText} />
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        size={34}
        label={isPaused ? words.resume : words.pause}
        aria-pressed={isPaused}
        onClick={() => onPause(!isPaused)}
      />
      <IconButton icon="upload" size={34} label={words.openHar} onClick={open} />
      <IconButton
        icon="download"
        size={34}
        label={words.saveHar}
        disabled={isEmpty}
        onClick={() => void attempt(() => saveHar(ofFile))}
      />
      <IconButton icon="trash" size={34} label={words.clear} onClick={onClear} />
    </div>
  )
}
