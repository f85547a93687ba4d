import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { accountEndpoint } from '../../../../contract/calls/account.ts'
import { photoSlots, uploadPhotosEndpoint } from '../../../../contract/calls/photo.ts'
import { accountDetailEndpoint, updateProfileEndpoint } from '../../../../contract/calls/profile/profile.ts'
import { fromDataUrl } from '../../../lib/data-url.ts'
import { useEndpointMutation } from '../../api/use-endpoint.ts'
import type { PhotoChoiceHandle } from './photos/use-photo-choice.ts'
import type { profileInput } from './profile-input.ts'

/** Three photos on a slow line. */
const uploadTimeoutMs = 180_000

/** Saves the fields, then the new photos, forgets these, then reads the profile and the account again (FORM-06, API-11, API-12). */
export function useSaveProfile(photos: PhotoChoiceHandle) {
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
      // PHOTO-21: the rest of the form is saved.
      console.error(error)
      return false
    } finally {
      setProgress(null)
    }
  }

  /** Resolves to whether this call did the saving; rejects with the ApiError of the profile's own save. */
  const save = async (input: ReturnType<typeof profileInput>): Promise<boolean> => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    try {
      const sample = photos.sampleMode ? photos.sample : 0
      await update.mutateAsync({ user: { ...input, default_img_no: sample } })
      const uploaded = await uploadChosen()
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [accountDetailEndpoint.id], refetchType: 'all' }),
        queryClient.invalidateQueries({ queryKey: [accountEndpoint.id] }),
      ])
      // A choice that did not arrive is in the form again, and goes out with its next save.
      if (uploaded) photos.forget()
      return true
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { save, busy, progress }
}
