import { useLocation } from 'react-router-dom'
import { authCopy } from '../../../../lib/copy/auth.ts'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { readArrival } from '../arrival-state.ts'
import { LoginNoticeCard } from './login-notice-card.tsx'
import type { LoginNotice } from './login-notice.ts'
import { MailSentNotice } from './mail-sent-notice.tsx'
import { StoredLogin } from './stored-login.tsx'
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts'

interface ArrivalNoticesProps {
  notice: LoginNotice | null
  /** Whether a login was refused for a reason of the member, which then offers to send the mail again itself. */
  isBarred: boolean
}

/** What became of the last login or sign-up, above the form. A login of another tab makes the rest untrue. */
export function ArrivalNotices({ notice, isBarred }: ArrivalNoticesProps) {
  const signedIn = useSignedInElsewhere()
  const { email, mailSent, confirmed } = readArrival(useLocation().state)
  return (
    <>
      {notice && <LoginNoticeCard notice={notice} />}
      <StoredLogin signedIn={signedIn} />
      {confirmed && !signedIn && (
        <Notice tone="good" live>
          {authCopy.login.confirmed}
        </Notice>
      )}
      {mailSent && email !== undefined && !isBarred && !signedIn && <MailSentNotice email={email} />}
    </>
  )
}
