import { Dialog } from '@base-ui/react/dialog'
import { useAtom } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import { isImeConfirm } from '../../../lib/ime-confirm.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { backdropStyle } from '../../../ui/overlay/layer.tsx'
import type { Command } from '../../hub/commands.ts'
import { useCopy } from '../../hub/language.ts'
import { paletteOpenAtom } from '../../hub/state.ts'
import { Kbd } from '../../parts/kbd.tsx'
import { paletteCopy } from './copy.ts'
import { findCommands } from './find-commands.ts'
import { useCommands } from './use-commands.ts'

interface CommandListProps {
  /** Begins the ids of the list and its rows, by which the field names them. */
  id: string
  commands: readonly Command[]
  active: number
  text: string
  onPoint: (index: number) => void
  onRun: (command: Command) => void
}

/** Commands that match the text, under their headings before anything is typed. The active one stays in view. */
function CommandList({ id, commands, active, text, onPoint, onRun }: CommandListProps) {
  const words = useCopy(paletteCopy)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the field beside it has the focus
      role="listbox"
      id={`${id}-list`}
      aria-label={words.commands}
      className="max-h-[min(40rem,60vh)] scroll-inner p-1.5"
    >
      {commands.map((command, index) => (
        // Rows hold no state, and refusals of several calls have the same words.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          {text === '' && command.group !== commands[index - 1]?.group && (
            <p aria-hidden className="px-2.5 pt-2.5 pb-1 text-xs text-ink-3">
              {command.group}
            </p>
          )}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys */}
          <div
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the list
            role="option"
            id={`${id}-${index}`}
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => onRun(command)}
            onPointerMove={() => onPoint(index)}
            className="flex cursor-pointer items-center gap-2.5 rounded-s px-2.5 py-1.5 text-s aria-selected:bg-plum-soft aria-selected:text-plum"
          >
            <Icon name={command.icon} size={16} className="text-ink-3" />
            <span className="min-w-0 flex-1 truncate">{command.title}</span>
            {text !== '' && <span className="shrink-0 text-xs text-ink-2">{command.group}</span>}
          </div>
        </div>
      ))}
      {commands.length === 0 && (
        <p aria-live="polite" className="px-2.5 py-6 text-center text-s text-ink-2">
          {words.nothing(text)}
        </p>
      )}
    </div>
  )
}

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
        <Dialog.Popup className="fixed top-[12vh] left-1/2 z-50 w-140 max-w-[calc(100vw-2rem)] -translate-x-1/2 overflow-hidden rounded-m bg-surface text-ink shadow-2 inset-ring inset-ring-line transition-[opacity,translate] duration-fast outline-none data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0">
          <Dialog.Title className="sr-only">{useCopy(paletteCopy).palette}</Dialog.Title>
          <PaletteBody onDone={() => setOpen(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
