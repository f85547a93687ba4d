import { useEffect, useRef, useState } from 'react'
import { loginBonusEndpoint } from '../../../../../contract/calls/popup.ts'
import { Button } from '../../../../ui/base/button.tsx'
import { Icon } from '../../../../ui/base/icon.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { useAccount } from '../../../api/account.ts'
import { useEndpointMutation } from '../../../api/use-endpoint.ts'
import { bonusCopy } from './bonus-copy.ts'

const copy = bonusCopy.loginBonus

/** Takes the bonus of the day once it is due and shows its amount; a failure shows nothing (BONUS-01 to BONUS-04). */
export function LoginBonus({ onDone }: { onDone: () => void }) {
  const [due] = useState(!useAccount().login_bonus)
  const { mutate, data, isIdle, isError } = useEndpointMutation(loginBonusEndpoint)
  const accept = useRef<HTMLElement>(null)
  const amount = data?.success ? data.amount : null

  useEffect(() => {
    if (due && isIdle) mutate({})
    if (!due || isError || data?.success === false) onDone()
  }, [due, isIdle, isError, data, mutate, onDone])

  if (amount === null) return null
  return (
    <Dialog
      open
      onClose={onDone}
      title={copy.title}
      hideTitle
      initialFocus={accept}
      footer={
        <Button ref={accept} onClick={onDone}>
          {copy.button}
        </Button>
      }
    >
      <div className="grid justify-items-center gap-3 pb-2 text-center">
        <span className="grid size-20 place-items-center rounded-full bg-lantern-soft text-lantern-ink">
          <Icon name="gift" size={36} />
        </span>
        <p className="font-display text-l font-semibold phrase">{copy.text(amount)}</p>
        <p className="text-s text-ink-2">{copy.note}</p>
      </div>
    </Dialog>
  )
}
