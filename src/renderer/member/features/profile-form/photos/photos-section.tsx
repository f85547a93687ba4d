import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import {
  defaultPhotoPath,
  maxPhotoBytes,
  photoSlots,
  samplePhotoPaths,
  socialFallbackPath,
  type PhotoSlot as Slot,
} from '../../../../../contract/calls/photo.ts'
import { isAcceptedImage } from '../../../../lib/images.ts'
import { useConfig } from '../../../api/use-config.ts'
import { lazyWithFallback } from '../../../shared/loading/lazy-with-fallback.ts'
import { FormSection, sectionTitles } from '../sections.tsx'
import { photoCopy } from './copy.ts'
import { DeletePhotoDialog } from './delete-photo-dialog.tsx'
import { isDefaultPhoto } from './is-default-photo.ts'
import { PhotoSlot } from './photo-slot.tsx'
import { SamplePhotos } from './sample-photos.tsx'
import type { PhotoChoiceHandle } from './use-photo-choice.ts'

const CropDialog = lazyWithFallback(async () => (await import('./crop-dialog.tsx')).CropDialog)

interface PhotosSectionProps {
  stored: Readonly<Record<Slot, string>>
  photos: PhotoChoiceHandle
  /** The women's form offers drawn samples (PHOTO-15). */
  withSamples: boolean
  /** A save is under way. */
  busy: boolean
  /** Sends the photos again that did not arrive (D-65). */
  onResend: () => void
}

/** The three slots with their notices: choose, drop or paste, crop, delete (PHOTO). */
export function PhotosSection({ stored, photos, withSamples, busy, onResend }: PhotosSectionProps) {
  const { apiBase } = useConfig()
  const [cropping, setCropping] = useState<{ slot: Slot; file: File; address: string } | null>(null)
  const [deleting, setDeleting] = useState<Slot | null>(null)
  const [invalid, setInvalid] = useState(false)
  const sample = photos.sample > 0 ? `${apiBase}${samplePhotoPaths[photos.sample - 1] ?? ''}` : ''

  const shown = (slot: Slot) =>
    photos.chosen[slot] ?? ((slot === 1 && sample) || stored[slot] || `${apiBase}${defaultPhotoPath}`)
  const isReal = (slot: Slot) => !isDefaultPhoto(shown(slot))
  const take = (slot: Slot, file: File) => {
    const fine = isAcceptedImage(file, maxPhotoBytes)
    setInvalid(!fine)
    if (fine) setCropping({ slot, file, address: URL.createObjectURL(file) })
  }
  const endCropping = () => {
    if (cropping) URL.revokeObjectURL(cropping.address)
    setCropping(null)
  }
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    if (!file || cropping) return
    event.preventDefault()
    take(photoSlots.find((slot) => !isReal(slot)) ?? 1, file)
  })
  useEffect(() => {
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])

  return (
    <FormSection
      title={sectionTitles.photos}
      lead={
        <>
          <p>{photoCopy.notice.removed}</p>
          <p>{photoCopy.notice.noReuse}</p>
        </>
      }
    >
      <div className="grid grid-cols-3 gap-3">
        {photoSlots.map((slot) => (
          <PhotoSlot
            key={slot}
            slot={slot}
            src={shown(slot)}
            fallbackSrc={`${apiBase}${socialFallbackPath}`}
            real={isReal(slot)}
            onFile={(file) => take(slot, file)}
            onDelete={() => setDeleting(slot)}
            unsent={photos.unsent.includes(slot)}
            busy={busy}
            onResend={onResend}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-s text-alarm empty:hidden">
        {invalid ? photoCopy.invalid : null}
      </p>
      {withSamples && <SamplePhotos photos={photos} base={apiBase} />}
      <p className="text-s text-ink-3">
        {photoCopy.dropHint}。{photoCopy.notice.metadata}
      </p>
      <Suspense>
        {cropping && (
          <CropDialog
            file={cropping.file}
            address={cropping.address}
            onUse={(url) => {
              photos.choose(cropping.slot, url)
              endCropping()
            }}
            onUnreadable={() => {
              endCropping()
              setInvalid(true)
            }}
            onClose={endCropping}
          />
        )}
      </Suspense>
      <DeletePhotoDialog
        slot={deleting}
        stored={deleting !== null && !isDefaultPhoto(stored[deleting])}
        onDeleted={(slot) => photos.drop(slot)}
        onClose={() => setDeleting(null)}
      />
    </FormSection>
  )
}
