import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { femaleMode } from './form-mode.ts'
import { ProfileFormLoader } from './profile-form-loader.tsx'
import { ProfileForm } from './profile-form.tsx'
import type { AccountDetail } from './profile-values.ts'

/** /femaleform, always whole (FORM-37, FORM-115 to FORM-154). */
export function FemaleFormPage() {
  return <ProfileFormLoader>{(detail) => <FemaleForm detail={detail} />}</ProfileFormLoader>
}

function FemaleForm({ detail }: { detail: AccountDetail }) {
  const navigate = useNavigate()
  const [newUser] = useState(detail.twitter_name === '')
  return (
    <ProfileForm
      mode={femaleMode}
      detail={detail}
      newUser={newUser}
      docked
      onSaved={() => void navigate('/home?form_post=true', { replace: true })}
    />
  )
}
