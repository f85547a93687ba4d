import { Dialog } from '@base-ui/react/dialog'
import { useAtom } from 'jotai'
import { useId, useState } from 'react'
import { isImeConfirm } from '../../../lib/ime-confirm.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { backdropStyle } from '../../../ui/overlay/layer.tsx'
import type { Command } from '../../hub/commands.ts'
import { useCopy } from '../../hub/language.ts'
import { paletteOpenAtom } from '../../hub/state.ts'
import { Kbd } from '../../parts/kbd.tsx'
import { layerStyle } from '../../parts/popup.tsx'
import { CommandList } from './command-list.tsx'
import { paletteCopy } from './copy.ts'
import { findCommands } from './find-commands.ts'
import { useCommands } from './use-commands.ts'

const place = 'fixed top-[12vh] left-1/2 z-50 w-140 max-w-[calc(100vw-2rem)] -translate-x-1/2 overflow-hidden'

/** A search field with matching commands. Arrows choose, Enter runs. */
function PaletteBody({ onDone }: { onDone: () => void }) {
  const words = useCopy(paletteCopy)
  const [text, setText] = useState('')
  const [chosen, choose] = useState(0)
  const id = useId()
  const found = findCommands(useCommands(text), text)
  const last = found.length - 1
  // The search for members comes later, and may leave fewer commands.
  const active = Math.min(chosen, last)

  const run = (command: Command | undefined) => {
    if (!command) return
    onDone()
    command.run()
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (isImeConfirm(event)) return
    if (event.key === 'ArrowDown') choose(active >= last ? 0 : active + 1)
    else if (event.key === 'ArrowUp') choose(active <= 0 ? last : active - 1)
    else if (event.key === 'Enter') run(found[active])
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        <Icon name="search" size={18} className="text-ink-3" />
        <input
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
          aria-label={words.find}
          placeholder={words.findWhat}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            choose(0)
          }}
          onKeyDown={onKeyDown}
          className="h-13 min-w-0 flex-1 bg-transparent text-m outline-none"
        />
        <Kbd>Esc</Kbd>
      </div>
      <CommandList id={id} commands={found} active={active} text={text} onPoint={choose} onRun={run} />
    </>
  )
}

/** The command palette, opened with ⌘K or Ctrl+K. */
export function Palette() {
  const [open, setOpen] = useAtom(paletteOpenAtom)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyle} />
        <Dialog.Popup className={`${layerStyle} ${place}`}>
          <Dialog.Title className="sr-only">{useCopy(paletteCopy).palette}</Dialog.Title>
          <PaletteBody onDone={() => setOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
