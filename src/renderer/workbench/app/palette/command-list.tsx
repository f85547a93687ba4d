import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/base/icon.tsx'
import type { Command } from '../../hub/commands.ts'
import { useCopy } from '../../hub/language.ts'
import { paletteCopy } from './copy.ts'

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
export function CommandList({ id, commands, active, text, onPoint, onRun }: CommandListProps) {
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
