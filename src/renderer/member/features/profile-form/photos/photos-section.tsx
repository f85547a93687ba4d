import { useMutation } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { accountDetailEndpoint } from '../../../../../contract/calls/profile.ts'
import {
  defaultPhotoPath,
  photoSlots,
  samplePhotoPaths,
  type PhotoSlot as Slot,
  isDefaultPhoto,
} from '../../../../../contract/rules/photo.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { pictureFaults } from '../../../../lib/copy/picture.ts'
import { fileFault, type PictureFault } from '../../../../lib/images.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Photo } from '../../../../ui/list/photo.tsx'
import { AlertDialog } from '../../../../ui/overlay/dialog.tsx'
import { useConfig } from '../../../api/config.ts'
import { queryClient } from '../../../api/queries.ts'
import { showFlash } from '../../../shared/flash.ts'
import { lazyWithFallback } from '../../../shared/loading/loading.ts'
import { failureText } from '../../../shared/outcome/failure-text.ts'
import { sendWrite } from '../../../shared/outcome/send-write.ts'
import { deletePhotoWrite } from '../../../shared/outcome/writes/profile.ts'
import { FormSection, sectionTitles } from '../sections.tsx'
import { photoCopy } from './copy.ts'
import { PhotoSlot } from './photo-slot.tsx'
import type { PhotoChoiceHandle } from './use-photo-choice.ts'

const samplePhotosCopy = photoCopy.sample

/** Five drawn landscapes that can replace a photo in slot 1 (PHOTO-15 to PHOTO-18, PHOTO-24). */
function SamplePhotos({ photos, base }: { photos: PhotoChoiceHandle; base: string }) {
  return (
    <div className="grid gap-3">
      <Button tone="quiet" size="m" icon="image" aria-expanded={photos.sampleMode} onClick={photos.toggleSamples}>
        {photos.sampleMode ? samplePhotosCopy.doNotUse : samplePhotosCopy.choose}
      </Button>
      {photos.sampleMode && (
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-2 text-s text-ink-2">{samplePhotosCopy.hint}</legend>
          <div className="grid grid-cols-5 gap-2">
            {samplePhotoPaths.map((path, index) => (
              <label
                key={path}
                className="relative block cursor-pointer overflow-hidden rounded-s has-checked:outline-3 has-checked:outline-offset-2 has-checked:outline-lantern has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum"
              >
                <input
                  type="radio"
                  name="sample"
                  className="sr-only"
                  aria-label={samplePhotosCopy.option(index + 1)}
                  checked={photos.sample === index + 1}
                  onChange={() => photos.pickSample(index + 1)}
                />
                <Photo src={`${base}${path}`} alt="" eager />
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}

interface DeletePhotoDialogProps {
  slot: Slot | null
  /** Whether the server's photo is deleted, and not only a choice that is not saved yet (D-133). */
  stored: boolean
  onDeleted: (slot: Slot) => void
  onClose: () => void
}

const copy = photoCopy.deleteDialog

/** Confirms a deletion. Afterwards, the slot shows what it had before, or the default picture (PHOTO-06 to PHOTO-11). */
function DeletePhotoDialog({ slot, stored, onDeleted, onClose }: DeletePhotoDialogProps) {
  const remove = useMutation({
    mutationFn: async (no: Slot) => {
      if (!stored) return
      await sendWrite(deletePhotoWrite, { profile_img_no: no })
      await queryClient.invalidateQueries({ queryKey: [accountDetailEndpoint.id] })
    },
    onSuccess: (_, no) => {
      onDeleted(no)
      onClose()
    },
    // A 401 leads to /login, which shows the reason. After any other error, the dialog stays open for a retry.
    onError: (error) =>
      error.status !== 401 && showFlash({ text: failureText(error, commonCopy.errorOccurred), tone: 'error' }),
  })
  return (
    <AlertDialog
      open={slot !== null}
      title={copy.title}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => slot !== null && !remove.isPending && remove.mutate(slot)}
      onCancel={onClose}
    >
      {copy.text}
    </AlertDialog>
  )
}

const CropDialog = lazyWithFallback(async () => (await import('./crop-dialog.tsx')).CropDialog)

interface PhotosSectionProps {
  stored: Readonly<Record<Slot, string>>
  photos: PhotoChoiceHandle
  /** Whether the form offers drawn samples: women's form only (PHOTO-15). */
  withSamples: boolean
  busy: boolean
  onResend: () => void
}

/** The three slots with their notices: choose, drop or paste, crop, delete (PHOTO). */
export function PhotosSection({ stored, photos, withSamples, busy, onResend }: PhotosSectionProps) {
  const { apiBase } = useConfig()
  const [cropping, setCropping] = useState<{ slot: Slot; file: File; address: string } | null>(null)
  const [deleting, setDeleting] = useState<Slot | null>(null)
  const [fault, setFault] = useState<PictureFault | null>(null)
  const sample = photos.sample > 0 ? `${apiBase}${samplePhotoPaths[photos.sample - 1] ?? ''}` : ''

  const shown = (slot: Slot) =>
    photos.chosen[slot] ?? ((slot === 1 && sample) || stored[slot] || `${apiBase}${defaultPhotoPath}`)
  const isReal = (slot: Slot) => !isDefaultPhoto(shown(slot))
  const isUnsaved = (slot: Slot) => photos.chosen[slot] !== undefined || (slot === 1 && sample !== '')
  const take = (slot: Slot, file: File) => {
    const refused = fileFault(file)
    setFault(refused)
    if (!refused) setCropping({ slot, file, address: URL.createObjectURL(file) })
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
