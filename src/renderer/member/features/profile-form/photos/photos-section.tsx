import { Suspense, useState } from 'react'
import { isDefaultPhoto, photoSlots, type PhotoSlot as Slot } from '../../../../../contract/rules/photo.ts'
import { pictureFaults } from '../../../../lib/copy/picture.ts'
import { fileFault, type PictureFault } from '../../../../lib/images.ts'
import { usePaste } from '../../../../ui/form/use-dropped-files.ts'
import { useConfig } from '../../../api/config.ts'
import { lazyWithFallback } from '../../../shared/loading/loading.ts'
import { FormSection, sectionTitles } from '../sections.tsx'
import { photoCopy } from './copy.ts'
import { DeletePhotoDialog } from './delete-photo-dialog.tsx'
import { PhotoSlot } from './photo-slot.tsx'
import { SamplePhotos } from './sample-photos.tsx'
import { shownPhoto, type StoredPhotos } from './shown-photo.ts'
import { useCropping } from './use-cropping.ts'
import type { PhotoChoiceHandle } from './use-photo-choice.ts'

const CropDialog = lazyWithFallback(async () => (await import('./crop-dialog.tsx')).CropDialog)

interface PhotosSectionProps {
  stored: StoredPhotos
  photos: PhotoChoiceHandle
  /** Whether the form offers drawn samples: women's form only (PHOTO-15). */
  withSamples: boolean
  busy: boolean
  onResend: () => void
}

/** The three slots with their notices: choose, drop or paste, crop, delete (PHOTO). */
export function PhotosSection({ stored, photos, withSamples, busy, onResend }: PhotosSectionProps) {
  const { apiBase } = useConfig()
  const { cropping, beginCropping, endCropping } = useCropping()
  const [deleting, setDeleting] = useState<Slot | null>(null)
  const [fault, setFault] = useState<PictureFault | null>(null)

  const shown = (slot: Slot) => shownPhoto(slot, photos, stored, apiBase)
  const isReal = (slot: Slot) => !isDefaultPhoto(shown(slot))
  const isUnsaved = (slot: Slot) => photos.chosen[slot] !== undefined || (slot === 1 && photos.sample > 0)
  const take = (slot: Slot, file: File) => {
    const refused = fileFault(file)
    setFault(refused)
    if (!refused) beginCropping(slot, file)
  }
  usePaste((files) => {
    const [file] = files
    if (!file || cropping) return false
    take(photoSlots.find((slot) => !isReal(slot)) ?? 1, file)
    return true
  })

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
        {fault && pictureFaults[fault]}
      </p>
      {withSamples && <SamplePhotos photos={photos} base={apiBase} />}
      <p className="text-s text-ink-3">
        <span className="hidden pointer-fine:inline">{photoCopy.dropHint}。</span>
        {photoCopy.notice.metadata}
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
            onRefused={(refused) => {
              endCropping()
              setFault(refused)
            }}
            onClose={endCropping}
          />
        )}
      </Suspense>
      <DeletePhotoDialog
        slot={deleting}
        stored={deleting !== null && !isUnsaved(deleting) && !isDefaultPhoto(stored[deleting])}
        onDeleted={(slot) => photos.drop(slot)}
        onClose={() => setDeleting(null)}
      />
    </FormSection>
  )
}
