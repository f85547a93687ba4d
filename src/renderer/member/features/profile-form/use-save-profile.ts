import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { accountEndpoint } from '../../../../contract/calls/account.ts'
import { photoSlots, uploadPhotosEndpoint } from '../../../../contract/calls/photo.ts'
import { accountDetailEndpoint, updateProfileEndpoint } from '../../../../contract/calls/profile.ts'
import { fromDataUrl } from '../../../lib/images.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import { drafts } from '../../shared/drafts.ts'
import type { FormMode } from './form-mode.ts'
import type { PhotoChoiceHandle } from './photos/use-photo-choice.ts'
import type { profileInput } from './profile-input.ts'
import type { ProfileValues } from './profile-values.ts'

/** Under which name an unsaved form is kept: each page and reduced form has its own. */
export const draftName = (mode: FormMode): string =>
  `form.${mode.kind === 'reduced' ? mode.sections.join('+') : mode.kind}`

/** What was typed before a reload or a lost login, laid over `stored`; null without a draft. */
export function readDraft(name: string, stored: ProfileValues): ProfileValues | null {
  const draft = drafts.read(name)
  if (typeof draft !== 'object' || draft === null) return null
  const kept = Object.entries(draft).filter(
    ([field, value]) =>
      field in stored &&
      typeof value === typeof stored[field as keyof ProfileValues] &&
      Array.isArray(value) === Array.isArray(stored[field as keyof ProfileValues]),
  )
  return { ...stored, ...Object.fromEntries(kept) }
}

/** Three photos on a slow line. */
const uploadTimeoutMs = 180_000

/** What became of a save whose fields are stored. */
type SaveOutcome = 'stored' | 'photos-unsent'

/** Saves the fields, then the new photos, forgets these, then reads the profile and the account again (FORM-06, API-11, API-12). */
export function useSaveProfile(photos: PhotoChoiceHandle, withSamples: boolean) {
  const queryClient = useQueryClient()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const update = useEndpointMutation(updateProfileEndpoint)
  const upload = useEndpointMutation(uploadPhotosEndpoint, {
    call: { timeoutMs: uploadTimeoutMs, onUploadProgress: setProgress },
  })

  /** Resolves to whether the server has all that was chosen. */
  const uploadChosen = async (): Promise<boolean> => {
    const files = photoSlots.flatMap((slot) => {
      const url = photos.chosen[slot]
      return url === undefined ? [] : [[`profile${slot}`, new File([fromDataUrl(url)], 'photo.jpg')]]
    })
    if (files.length === 0) return true
    setProgress(0)
    try {
      await upload.mutateAsync(Object.fromEntries(files))
      return true
    } catch (error) {
      // PHOTO-21, D-65: the fields are saved, and the form says that the photos are not.
      console.error(error)
      return false
    } finally {
      setProgress(null)
    }
  }

  /** Sends the photos after `first`, if there is anything to do first; null while another save runs. */
  const run = async (first?: () => Promise<unknown>): Promise<SaveOutcome | null> => {
    if (running.current) return null
    running.current = true
    setBusy(true)
    try {
      await first?.()
      const uploaded = await uploadChosen()
      if (uploaded) photos.forget()
      else photos.markUnsent()
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [accountDetailEndpoint.id], refetchType: 'all' }),
        queryClient.invalidateQueries({ queryKey: [accountEndpoint.id] }),
      ])
      return uploaded ? 'stored' : 'photos-unsent'
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  /** Rejects with the ApiError of the profile's own save. */
  const save = (input: ReturnType<typeof profileInput>) => {
    // Women only; 0 while the samples are off (PHOTO-23, D-88).
    const sample = withSamples ? { default_img_no: photos.sampleMode ? photos.sample : 0 } : {}
    return run(() => update.mutateAsync({ user: { ...input, ...sample } }))
  }
  /** The photos alone, again. */
  const resend = () => run()
  return { save, resend, busy, progress }
}
