import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loginBonusEndpoint } from '../../../../../contract/calls/login-bonus.ts'
import { useAccount } from '../../../api/account.ts'
import { useWrite } from '../../../shared/outcome/use-write.ts'
import { loginBonusWrite } from '../../../shared/outcome/writes/account.ts'
import { unshownBonus } from './opened.ts'

const bonusClaim = { mutationKey: [loginBonusEndpoint.id] }

/**
 * Claims the daily bonus when due. `likes` is 0 for no bonus and undefined until known (BONUS-01 to BONUS-04). A claim
 * that ended while home was closed is told when home opens again; the account has its likes (D-101).
 */
export function useLoginBonus(): { likes: number | undefined; dismiss: () => void } {
  const { login_bonus: claimed, login_bonus_amount: amount } = useAccount()
  const [due, setDue] = useState(() => !claimed || unshownBonus.exists())
  const running = useIsMutating(bonusClaim) > 0
  const { mutate, data, isIdle, isError } = useWrite(loginBonusWrite, bonusClaim)
  useEffect(() => {
    if (!due || claimed || !isIdle || running) return
    unshownBonus.remember()
    mutate({})
  }, [due, claimed, isIdle, running, mutate])
  const dismiss = () => setDue(false)
  if (!due || isError || data?.success === false) return { likes: 0, dismiss }
  return { likes: data?.amount ?? (isIdle && claimed ? amount : undefined), dismiss }
}
