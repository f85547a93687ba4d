import type { PhotoSlot as Slot } from '../../../../../contract/rules/photo.ts'
import { IconButton } from '../../../../ui/base/icon-button.tsx'
import { Icon } from '../../../../ui/base/icon.tsx'
import { TextLink } from '../../../../ui/base/text-link.tsx'
import { useDrop } from '../../../../ui/form/use-dropped-files.ts'
import { MemberPhoto } from '../../../shared/parts/member-picture.tsx'
import { photoCopy } from './copy.ts'

interface PhotoSlotProps {
  slot: Slot
  /** Image of the slot: the new choice, the stored photo or the default. */
  src: string
  /** Whether the slot has a real photo, which can be deleted (PHOTO-05). */
  real: boolean
  onFile: (file: File) => void
  onDelete: () => void
  unsent: boolean
  busy: boolean
  onResend: () => void
}

const picture = [
  'relative block cursor-pointer overflow-hidden rounded-m inset-ring inset-ring-line',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum',
].join(' ')

/** One of the three slots. The whole square opens the file chooser and accepts drops; a real photo can be removed. */
export function PhotoSlot(props: PhotoSlotProps) {
  const { slot, src, real, onFile, onDelete, unsent, busy, onResend } = props
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  const { over, handlers } = useDrop(take)
  const action = real ? photoCopy.change : photoCopy.add
  return (
    <div className="relative grid content-start gap-1.5">
      <label {...handlers} className={`${picture} ${over ? 'outline-2 outline-offset-2 outline-plum' : ''}`}>
        <input
          type="file"
          accept="image/*"
          aria-label={`${photoCopy.slot(slot)} ${action}`}
          className="sr-only"
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            currentTarget.value = ''
          }}
        />
        <MemberPhoto src={src} alt="" eager />
        {unsent && (
          <span className="absolute inset-x-0 bottom-0 flex items-center justify-center gap-1 bg-alarm-soft py-1 text-s font-semibold text-alarm">
            <Icon name="warning" size={16} />
            {photoCopy.unsentMark}
          </span>
        )}
        {!real && (
          <span className="absolute inset-0 grid place-items-center bg-photo-veil text-on-photo">
            <Icon name="plus" size={28} />
          </span>
        )}
      </label>
      {real && (
        <IconButton
          icon="trash"
          tone="photo"
          label={photoCopy.delete(slot)}
          size={34}
          iconSize={18}
          className="hit-44 absolute end-1 top-1"
          onClick={onDelete}
        />
      )}
      {unsent && (
        <TextLink
          render={<button type="button" disabled={busy} />}
          aria-label={photoCopy.resendSlot(slot)}
          className="justify-self-center"
          onClick={onResend}
        >
          {photoCopy.resend}
        </TextLink>
      )}
      <p className="text-center text-xs text-ink-3">{slot === 1 ? photoCopy.main : photoCopy.slot(slot)}</p>
    </div>
  )
}
