import { attempt } from '../../hub/control/attempt.ts'
import { useCopy } from '../../hub/language.ts'
import { SmallIconButton } from '../../parts/buttons.tsx'
import { SearchField } from '../../parts/fields.tsx'
import { inspectorCopy } from './copy.ts'
import { openHar } from './har/open-har.ts'
import { saveHar } from './har/save-har.ts'
import type { ExchangeListState } from './use-exchange-list.ts'

interface ExchangeToolsProps {
  text: string
  onText: (text: string) => void
  list: ExchangeListState
  /** Called before the exchanges go or others come. */
  onLeave: () => void
}

/** Tools above the list: search field, pause, open and save as an HTTP Archive, clear. */
export function ExchangeTools({ text, onText, list, onLeave }: ExchangeToolsProps) {
  const { recorded, ofFile, isPaused, togglePause, clear } = list
  const words = useCopy(inspectorCopy).list
  const open = () => {
    onLeave()
    void attempt(openHar)
  }
  const clearList = () => {
    onLeave()
    clear?.()
  }
  return (
    <div className="flex items-center gap-1">
      <SearchField {...words.find} value={text} onChange={onText} />
      <SmallIconButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? words.resume : words.pause}
        aria-pressed={isPaused}
        onClick={togglePause}
      />
      <SmallIconButton icon="upload" label={words.openHar} onClick={open} />
      <SmallIconButton
        icon="download"
        label={words.saveHar}
        disabled={recorded.rows.length === 0}
        onClick={() => void attempt(() => saveHar(ofFile))}
      />
      <SmallIconButton icon="trash" label={words.clear} disabled={!clear} onClick={clearList} />
    </div>
  )
}
