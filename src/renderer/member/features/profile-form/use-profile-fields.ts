import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { drafts } from '../../shared/drafts.ts'
import type { FormMode } from './form-mode.ts'
import { draftName, readDraft, writeDraft } from './profile-draft.ts'
import { profileSchema } from './profile-schema.ts'
import { type AccountDetail, type ProfileValues, profileValues } from './profile-values.ts'

/** Fields of a profile form, with a draft that survives reloads. */
export function useProfileFields(mode: FormMode, detail: AccountDetail) {
  const name = draftName(mode)
  const [stored, setStored] = useState(() => profileValues(detail))
  const [draft, setDraft] = useState(() => readDraft(name, stored))
  const form = useForm({
    defaultValues: draft ?? stored,
    mode: 'onTouched',
    resolver: standardSchemaResolver(profileSchema(mode), undefined, { raw: true }),
  })
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      // The first callback has no name: it only reports that the form is mounted.
      callback: ({ values, name: changed }) => changed !== undefined && writeDraft(name, values, stored),
    })
  }, [form, name, stored])
  return {
    form,
    /** Values that the server has, as far as this form knows. */
    stored,
    /** Values of an unsaved form that were restored; null without any. */
    draft,
    noteStored: (values: ProfileValues) => {
      setStored(values)
      setDraft(null)
    },
    discard: () => {
      drafts.write(name, null)
      form.reset(stored)
      setDraft(null)
    },
  }
}
