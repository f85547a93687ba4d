import { useSetAtom } from 'jotai'
import { useCopy } from '../../hub/language.ts'
import { paletteOpenAtom } from '../../hub/state.ts'
import { paletteKeys } from '../../parts/key-names.ts'
import { timeCopy } from './copy.ts'

/** Opens the palette of commands. It shows the keys that do the same. */
export function PaletteButton() {
  const words = useCopy(timeCopy).bar
  const openPalette = useSetAtom(paletteOpenAtom)
  return (
    <button
      type="button"
      title={words.palette(paletteKeys)}
      aria-label={words.openPalette}
      onClick={() => openPalette(true)}
      className="shrink-0 rounded-[5px] px-1.5 py-1.5 text-xs/none font-medium whitespace-nowrap text-ink-3 inset-ring inset-ring-line-strong hover:bg-wash hover:text-ink"
    >
      {paletteKeys}
    </button>
  )
}
