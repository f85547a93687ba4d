import { Icon } from '../base/icon.tsx'
import { useFieldWiring } from './field.tsx'
import { useDrop, usePaste } from './use-dropped-files.ts'

interface FileDropProps {
  /** Any file, because the caller says why one is not taken. Of several the first that fits `accept`. */
  onFile: (file: File) => void
  /** As on an input, e.g. `image/jpeg,image/png`; only a proposal to the file chooser. */
  accept: string
  /** What to do, e.g. 写真を選択. */
  title: React.ReactNode
  text: React.ReactNode
  disabled: boolean
}

/** Whether a file matches an `accept` list of types, type groups and extensions. */
function fits(file: File, accept: string): boolean {
  return accept.split(',').some((entry) => {
    const rule = entry.trim().toLowerCase()
    if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule)
    return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule
  })
}

const box = [
  'relative grid cursor-pointer justify-items-center gap-1.5 rounded-m border-[1.5px] border-dashed px-5 py-7 text-center',
  'transition-[background-color,border-color] has-disabled:cursor-not-allowed has-aria-invalid:border-alarm',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum',
].join(' ')

/** Chooses, drops or pastes a file. The caller resizes and uploads it. */
export function FileDrop({ onFile, accept, title, text, disabled }: FileDropProps) {
  const wiring = useFieldWiring({})

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    const file = files.find((one) => fits(one, accept)) ?? files[0]
    if (file && !disabled) onFile(file)
    return file !== undefined
  }
  usePaste(take)
  const { over, handlers } = useDrop(take)
  return (
    <label
      {...handlers}
      className={`${box} ${over && !disabled ? 'border-plum bg-plum-soft' : 'border-edge bg-surface hover:bg-wash'}`}
    >
      <input
        {...wiring}
        type="file"
        accept={accept}
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          take(event.currentTarget.files)
          // Choosing the same file again must fire a change event.
          event.currentTarget.value = ''
        }}
      />
      <Icon name="camera" size={28} className="text-plum" />
      <span className="font-semibold text-plum">{title}</span>
      <span className="text-s phrase text-ink-3">{text}</span>
    </label>
  )
}
