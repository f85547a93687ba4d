import { useEffect, useEffectEvent, useState, type DragEvent, type ReactNode, type Ref } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'
import { Icon } from '../base/icon.tsx'
import { ProgressBar } from '../feedback/progress.tsx'
import { useFieldWiring } from './field.tsx'

interface FileDropProps {
  /** At least one file that fits `accept`. */
  onFiles: (files: File[]) => void
  /** As on an input, e.g. `image/jpeg,image/png`. Dropped and pasted files must match too. */
  accept: string
  multiple?: boolean | undefined
  /** On phones: opens the camera (`environment`) instead of the album. */
  capture?: 'user' | 'environment' | undefined
  /** What to do, e.g. 写真を選択. */
  title: ReactNode
  text?: ReactNode | undefined
  /** Progress of an upload, 0 to 1. */
  progress?: number | undefined
  progressLabel?: string | undefined
  disabled?: boolean | undefined
  id?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
  className?: string | undefined
}

/** Whether a file matches an `accept` list of types, type groups and extensions. */
function fits(file: File, accept: string): boolean {
  return accept.split(',').some((entry) => {
    const rule = entry.trim().toLowerCase()
    if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule)
    return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule
  })
}

/** Chooses, drops or pastes files. The caller resizes and uploads them. */
export function FileDrop(props: FileDropProps) {
  const {
    onFiles,
    accept,
    multiple = false,
    capture,
    title,
    text,
    progress,
    progressLabel = controlCopy.uploading,
    disabled = false,
  } = props
  const { ref, className = '' } = props
  const [over, setOver] = useState(false)
  const wiring = useFieldWiring(props.id === undefined ? {} : { id: props.id })
  const busy = progress !== undefined

  const take = (list: FileList | null | undefined) => {
    const files = [...(list ?? [])].filter((file) => fits(file, accept)).slice(0, multiple ? undefined : 1)
    if (files.length > 0 && !disabled && !busy) onFiles(files)
    return files.length > 0
  }
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (take(event.clipboardData?.files)) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside && !disabled && !busy)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the input is the keyboard alternative to dropping
    <label
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        take(event.dataTransfer.files)
      }}
      className={`relative grid cursor-pointer justify-items-center gap-1.5 rounded-m border-[1.5px] border-dashed px-5 py-7 text-center transition-[background-color,border-color] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum has-disabled:cursor-not-allowed has-aria-invalid:border-alarm ${
        over ? 'border-plum bg-plum-soft' : 'border-edge bg-surface hover:bg-wash'
      } ${className}`}
    >
      <input
        {...wiring}
        ref={ref}
        type="file"
        accept={accept}
        multiple={multiple}
        {...(capture === undefined ? {} : { capture })}
        disabled={disabled || busy}
        className="sr-only"
        onChange={(event) => {
          take(event.currentTarget.files)
          // Choosing the same file again must fire a change event.
          event.currentTarget.value = ''
        }}
      />
      <Icon name="camera" size={28} className="text-plum" />
      <span className="font-semibold text-plum">{title}</span>
      {text !== undefined && <span className="text-s phrase text-ink-3">{text}</span>}
      {busy && <ProgressBar value={progress} label={progressLabel} className="mt-2 max-w-60" />}
    </label>
  )
}
