import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { maleFormMode } from './form-mode.ts'
import { ProfileFormLoader } from './profile-form-loader.tsx'
import { ProfileForm } from './profile-form.tsx'
import type { AccountDetail } from './profile-values.ts'

/** /form: whole, reduced by the only_* flags, or shortened for a new user (FORM-17 to FORM-39). */
export function MaleFormPage() {
  return <ProfileFormLoader>{(detail) => <MaleForm detail={detail} />}</ProfileFormLoader>
}

function MaleForm({ detail }: { detail: AccountDetail }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  // As it was on opening: the save itself gives the name that would change the form on its way out.
  const [newUser] = useState(detail.twitter_name === '')
  const mode = maleFormMode(params, newUser)
  return (
    <ProfileForm
      key={mode.sections.join()}
      mode={mode}
      detail={detail}
      newUser={newUser}
      docked
      onSaved={() => void navigate('/home?form_post=true', { replace: true })}
    />
  )
}
