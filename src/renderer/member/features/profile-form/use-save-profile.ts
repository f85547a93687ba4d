import { useIsMutating, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { accountEndpoint } from '../../../../contract/calls/account.ts'
import { accountDetailEndpoint } from '../../../../contract/calls/profile.ts'
import { formCopy } from '../../../lib/copy/form.ts'
import { outcomeCopy } from '../../../lib/copy/outcome.ts'
import type { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/queries.ts'
import { readBeforeSave } from '../../shared/merge-changes.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { sendWrite } from '../../shared/outcome/send-write.ts'
import { useIsShown } from '../../shared/outcome/use-is-shown.ts'
import { updateProfileWrite } from '../../shared/outcome/writes/profile.ts'
import { uploadPhotos } from './photos/upload-photos.ts'
import type { PhotoChoiceHandle } from './photos/use-photo-choice.ts'
import type { profileInput } from './profile-input.ts'
import type { AccountDetail } from './profile-values.ts'

const mutationKey = ['save-profile']

/** Says why the fields were not saved. */
export const saveFailure = (error: ApiError): string =>
  failureText(error, formCopy.message.saveFailed, outcomeCopy.unsaved)

/** Result of a save whose fields are stored. */
type SaveOutcome = 'stored' | 'photos-unsent'

/** Builds the request from the profile as it is stored now. */
type InputOf = (stored: AccountDetail) => ReturnType<typeof profileInput>

interface SaveProfileOptions {
  photos: PhotoChoiceHandle
  /** Whether the form offers drawn samples. */
  withSamples: boolean
  /** The profile as the form has loaded it. */
  detail: AccountDetail
}

/** Saves the fields, then the new photos, and reloads profile and account (FORM-06, API-11, API-12). */
export function useSaveProfile({ photos, withSamples, detail }: SaveProfileOptions) {
  const [progress, setProgress] = useState<number | null>(null)
  const isShown = useIsShown()
  // 0 while the samples are off (PHOTO-23, D-88).
  const sampleNo = photos.sampleMode ? photos.sample : 0

  const saveFields = (inputOf: InputOf) => {
    const sample = withSamples ? { default_img_no: sampleNo } : {}
    const requestOf = (now: AccountDetail) => ({ user: { ...inputOf(now), ...sample } })
    return sendWrite(updateProfileWrite, requestOf(detail), {
      failureOf: saveFailure,
      isShown,
      prepare: async () =>
        requestOf(await readBeforeSave((options) => call(accountDetailEndpoint, {}, options), detail)),
    })
  }

  const { mutateAsync } = useMutation<SaveOutcome, ApiError, InputOf | null>({
    mutationKey,
    mutationFn: async (inputOf) => {
      if (inputOf) await saveFields(inputOf)
      const uploaded = await uploadPhotos(photos.chosen, setProgress)
      const sent = { chosen: photos.chosen, sample: inputOf ? sampleNo : undefined }
      if (uploaded) photos.forgetSent(sent)
      else photos.markUnsent(sent)
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [accountDetailEndpoint.id], refetchType: 'all' }),
        queryClient.invalidateQueries({ queryKey: [accountEndpoint.id] }),
      ])
      return uploaded ? 'stored' : 'photos-unsent'
    },
  })

  // Also a save that was begun before this page was left and opened again.
  const busy = useIsMutating({ mutationKey }) > 0
  const [wasBusy, setWasBusy] = useState(busy)
  if (wasBusy !== busy) {
    setWasBusy(busy)
    if (!busy) photos.reload()
  }

  /**
   * Saves the fields and the photos, or only the photos with `inputOf` null. Resolves to null while another save runs.
   * @throws ApiError of the fields
   */
  const save = async (inputOf: InputOf | null) =>
    queryClient.isMutating({ mutationKey }) > 0 ? null : mutateAsync(inputOf)
  return { save, busy, progress }
}
