import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { authCopy } from '../../../../lib/copy/auth.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { hasLogin, readSession, writeSession } from '../../../api/session-store.ts'
import { openedAgain } from '../../../shared/lead-away.ts'
import { useGoBack } from '../../../shared/navigation.ts'
import { forgetReturnAddress } from '../../../shared/return-address.ts'
import { readArrival } from '../arrival-state.ts'
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts'

const copy = authCopy.storedLogin

/** Says on /login what became of the login of this browser, and offers the way back to it. */
export function StoredLogin({ signedIn }: { signedIn: boolean }) {
  const { state } = useLocation()
  const { from, failed, again = false, elsewhere, left } = readArrival(state)
  // The login at the arrival, before the page clears it (AUTH-05).
  const [stored] = useState(readSession)
  if (failed && from !== undefined) return hasLogin(stored) ? <AfterFailure from={from} again={again} /> : null
  if (left) {
    return (
      <Notice live title={copy.left.title}>
        {copy.left.text}
      </Notice>
    )
  }
  if (elsewhere && from !== undefined) return <EndedElsewhere from={from} />
  if (signedIn) return <SignedInElsewhere />
  // Only for a visit by address: confirmation, password change and guards lead here with a state.
  return hasLogin(stored) && state === null ? <ClearedLogin stored={stored} /> : null
}

/** A call of a page failed, which leads here; the login is untouched (D-113). A page that fails again has no way back. */
function AfterFailure({ from, again }: { from: string; again: boolean }) {
  const way = again ? <Link to="/home" replace /> : <Link to={from} replace state={openedAgain} />
  return (
    <Notice
      live
      tone="warn"
      title={copy.failed.title}
      action={
        <Button tone="quiet" size="m" wide render={way} onClick={forgetReturnAddress}>
          {again ? commonCopy.button.toHome : copy.failed.back}
        </Button>
      }
    >
      {again ? copy.failed.textAgain : copy.failed.text}
    </Notice>
  )
}

/** Another tab has logged in, so what this page said of the login, or of a mail, is no longer so. */
function SignedInElsewhere() {
  return (
    <Notice
      live
      title={copy.signedIn.title}
      action={
        <Button tone="quiet" size="m" wide render={<Link to="/home" replace />}>
          {commonCopy.button.toHome}
        </Button>
      }
    >
      {copy.signedIn.text}
    </Notice>
  )
}

/** Another tab ended the login. The page opens again when a login is stored there. */
function EndedElsewhere({ from }: { from: string }) {
  const navigate = useNavigate()
  const signedIn = useSignedInElsewhere()
  useEffect(() => {
    if (signedIn) void navigate(from, { replace: true })
  }, [signedIn, from, navigate])
  return (
    <Notice live title={copy.elsewhere.title}>
      {copy.elsewhere.text}
    </Notice>
  )
}

/**
 * Opening /login clears the stored login, which ends it in every tab of the browser (AUTH-05). The server still accepts
 * it, so a visitor who did not mean that takes it back; the other tabs then reopen their pages.
 */
function ClearedLogin({ stored }: { stored: ReturnType<typeof readSession> }) {
  const goBack = useGoBack('/home')
  return (
    <Notice
      live
      title={copy.cleared.title}
      action={
        <Button
          tone="quiet"
          size="m"
          wide
          onClick={() => {
            writeSession(stored)
            goBack()
          }}
        >
          {copy.cleared.undo}
        </Button>
      }
    >
      {copy.cleared.text}
    </Notice>
  )
}
