import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { accountDetailEndpoint } from '../../../../contract/calls/profile.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { formCopy } from '../../../lib/copy/form.ts'
import { homeCopy } from '../../../lib/copy/home.ts'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { Waiting } from '../../../ui/feedback/states.tsx'
import { useAccount } from '../../api/account.ts'
import { useEndpoint } from '../../api/queries.ts'
import { showFlash } from '../../shared/flash.ts'
import { useLeadOn } from '../../shared/lead-away.ts'
import { useDataAtOpening } from '../../shared/loading/use-data-at-opening.ts'
import { femaleMode, type FormMode, maleFormMode, shortMode } from './form-mode.ts'
import { ProfileForm } from './profile-form.tsx'
import type { AccountDetail } from './profile-values.ts'

interface ProfileFormLoaderProps {
  /** For a form: waits while a profile in memory is read again (D-146). */
  upToDate?: boolean
  children: (detail: AccountDetail) => React.ReactNode
}

/** Loads the own profile: a spinner while loading (FORM-32), the message on failure (FORM-07). */
export function ProfileFormLoader({ upToDate = false, children }: ProfileFormLoaderProps) {
  const query = useEndpoint(accountDetailEndpoint, {})
  const atOpening = useDataAtOpening(query)
  const detail = upToDate ? atOpening : query.data
  if (detail) return children(detail)
  const spinner = (
    <div className="grid flex-1 place-items-center py-24 text-plum">
      <Spinner size={36} label={commonCopy.state.loading} immediate />
    </div>
  )
  if (query.data) return spinner
  return (
    <Waiting query={query} skeleton={spinner}>
      {formCopy.message.loadFailed}
    </Waiting>
  )
}

interface WholeFormProps {
  detail: AccountDetail
  modeOf: (params: URLSearchParams, newUser: boolean) => FormMode
}

function WholeForm({ detail, modeOf }: WholeFormProps) {
  const leadOn = useLeadOn()
  const [params] = useSearchParams()
  // Fixed on opening, because the save stores a name, which would change the form.
  const [newUser] = useState(detail.twitter_name === '')
  const mode = modeOf(params, newUser)
  return (
    <ProfileForm
      key={mode.sections.join()}
      mode={mode}
      detail={detail}
      newUser={newUser}
      docked
      onSaved={() => void leadOn('/home?form_post=true', homeCopy.flash.formSaved, { replace: true })}
    />
  )
}

/** Page /femaleform, always the whole form (FORM-37, FORM-115 to FORM-154). */
export function FemaleFormPage() {
  return (
    <ProfileFormLoader upToDate>
      {(detail) => <WholeForm detail={detail} modeOf={() => femaleMode} />}
    </ProfileFormLoader>
  )
}

/** Page /form: whole, reduced by the only_* flags, or short for a new user (FORM-17 to FORM-39). */
export function MaleFormPage() {
  return (
    <ProfileFormLoader upToDate>{(detail) => <WholeForm detail={detail} modeOf={maleFormMode} />}</ProfileFormLoader>
  )
}

/**
 * Page /partialform, the H step of the ladder. Continues to the videos (FORM-99 to FORM-114, RANK-21 to RANK-23). Any
 * other man gets his form.
 */
export function ShortFormPage() {
  const leadOn = useLeadOn()
  const { rank } = useAccount()
  // Fixed on opening, because the save raises the rank.
  const [fits] = useState(rank === 'H')
  if (!fits) return <Navigate to="/form" replace />
  const saved = () => {
    showFlash({ text: formCopy.message.updated })
    void leadOn('/maletutorial', null, { replace: true })
  }
  return (
    <ProfileFormLoader upToDate>
      {(detail) => <ProfileForm mode={shortMode} detail={detail} newUser docked={false} onSaved={saved} />}
    </ProfileFormLoader>
  )
}
