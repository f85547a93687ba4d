import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formCopy } from '../../../lib/copy/form.ts'
import { ApiError } from '../../api/api-error.ts'
import { readSession } from '../../api/session-store.ts'
import { showFlash } from '../../shared/flash.ts'
import { useIsLeft } from '../../shared/lead-away.ts'
import { mergeChanges } from '../../shared/merge-changes.ts'
import type { FormMode } from './form-mode.ts'
import { photoCopy } from './photos/copy.ts'
import { usePhotoChoice } from './photos/use-photo-choice.ts'
import { draftName, forgetSaved } from './profile-draft.ts'
import { profileInput } from './profile-input.ts'
import { type AccountDetail, type ProfileField, type ProfileValues, profileValues } from './profile-values.ts'
import { useProfileFields } from './use-profile-fields.ts'
import { saveFailure, useSaveProfile } from './use-save-profile.ts'

interface ProfileFormOptions {
  mode: FormMode
  detail: AccountDetail
  onSaved: () => void
}

/** State of a profile form: fields, photos and the save. `message` says why the last save failed, else it is ''. */
export function useProfileForm({ mode, detail, onSaved }: ProfileFormOptions) {
  const navigate = useNavigate()
  const isLeft = useIsLeft()
  const { form, stored, draft, noteStored, discard } = useProfileFields(mode, detail)
  const [message, setMessage] = useState('')
  const name = draftName(mode)
  const photos = usePhotoChoice(`${name}.photos`)
  const { save, busy, progress } = useSaveProfile({ photos, withSamples: mode.kind === 'female', detail })
  const saveFields = async (values: ProfileValues) => {
    const outcome = await save((now) => profileInput(mergeChanges(values, stored, profileValues(now)), mode, now))
    if (outcome === null) return
    forgetSaved(name, values)
    if (outcome === 'stored') return onSaved()
    noteStored(values)
    showFlash({ text: photoCopy.savedWithout, tone: 'error' })
    // Shows the photos at the top, with their error mark and the button to upload again.
    if (!isLeft()) window.scrollTo({ top: 0 })
  }
  const showRefusal = (error: ApiError) => {
    // FORM-39: login redirect. With a stored uid, the member stays and sees the message.
    if (!readSession().uid) void navigate('/login')
    setMessage(saveFailure(error))
    // In reverse order, so that the focus stays on the first invalid field.
    for (const [refused, [text]] of Object.entries(error.errors).toReversed()) {
      const field = formField(refused, mode, stored)
      if (field && text) form.setError(field, { type: 'server', message: text }, { shouldFocus: true })
    }
  }
  const submit = form.handleSubmit(
    async (values) => {
      setMessage('')
      try {
        await saveFields(values)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        showRefusal(error)
      }
    },
    () => setMessage(formCopy.message.saveFailed),
  )
  return {
    form,
    draft,
    photos,
    message,
    busy,
    /** Progress of the photo upload, 0 to 1; null while none runs. */
    progress,
    submit,
    sendPhotos: async () => {
      const outcome = await save(null)
      if (outcome === 'stored') showFlash({ text: photoCopy.sent })
      if (outcome === 'photos-unsent') showFlash({ text: photoCopy.unsent, tone: 'error' })
    },
    discardDraft: () => {
      discard()
      photos.forget()
    },
  }
}

/**
 * Returns the form field of a wire field; null for a field that the form does not have. Two lists are separate from the
 * texts that share their wire names.
 */
function formField(name: string, mode: FormMode, values: ProfileValues): ProfileField | null {
  if (mode.kind === 'female' && name === 'age_range') return 'desiredAges'
  if (mode.kind !== 'female' && name === 'appear_points') return 'appeal'
  return isField(name, values) ? name : null
}

const isField = (name: string, values: ProfileValues): name is ProfileField => Object.hasOwn(values, name)
