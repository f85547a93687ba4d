import { useEffect, useEffectEvent, useState } from 'react'

/** Handlers of a label that accepts dropped files, and whether a drag is over it. Its input is the keyboard's way. */
export function useDrop(onDrop: (files: FileList) => void) {
  const [over, setOver] = useState(false)
  const drag = (inside: boolean) => (event: React.DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }
  const handlers = {
    onDragOver: drag(true),
    onDragLeave: drag(false),
    onDrop: (event: React.DragEvent) => {
      drag(false)(event)
      onDrop(event.dataTransfer.files)
    },
  }
  return { over, handlers }
}

/** Calls `take` with the files of a paste anywhere in the window. One that returns true does nothing else. */
export function usePaste(take: (files: FileList) => boolean): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!event.clipboardData || isTextForField(event.clipboardData, event.target)) return
    if (take(event.clipboardData.files)) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])
}

/** Whether a paste is text for a field. Programs copy a picture of a table, or of a slide, beside its text. */
const isTextForField = ({ types }: DataTransfer, target: EventTarget | null) =>
  types.includes('text/plain') && target instanceof Element && target.matches('textarea, input:not([type=file])')
