import { Link } from 'react-router-dom'
import { Button } from '../../../../ui/base/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { AuthPageFrame } from '../auth-page-frame.tsx'
import { confirmationCopy as copy } from './confirmation-copy.ts'

/** The link of the mail was opened before, by a second press or by a scanner of mails: nothing is wrong (D-70). */
export function AlreadyConfirmed() {
  return (
    <AuthPageFrame>
      <h1>{copy.title}</h1>
      <Notice tone="good" live title={copy.already}>
        {copy.alreadyHint}
      </Notice>
      <Button render={<Link to="/login" />}>{copy.toLogin}</Button>
    </AuthPageFrame>
  )
}
