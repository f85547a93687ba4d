import { useNavigate } from 'react-router-dom'
import { formCopy } from '../../../lib/copy/form.ts'
import { showFlash } from '../../shared/flash.ts'
import { shortMode } from './form-mode.ts'
import { ProfileFormLoader } from './profile-form-loader.tsx'
import { ProfileForm } from './profile-form.tsx'

/** /partialform, the H step of the ladder: leads on to the videos (FORM-99 to FORM-114, RANK-21 to RANK-23). */
export function ShortFormPage() {
  const navigate = useNavigate()
  const saved = () => {
    showFlash({ text: formCopy.message.updated })
    void navigate('/maletutorial', { replace: true })
  }
  return (
    <ProfileFormLoader>
      {(detail) => <ProfileForm mode={shortMode} detail={detail} newUser docked={false} onSaved={saved} />}
    </ProfileFormLoader>
  )
}
