import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loginBonusEndpoint } from '../../../../../contract/calls/login-bonus.ts'
import { timelineEndpoint } from '../../../../../contract/calls/timeline.ts'
import { useAccount } from '../../../api/account.ts'
import { queryClient } from '../../../api/queries.ts'
import { useWrite } from '../../../shared/outcome/use-write.ts'
import { loginBonusWrite } from '../../../shared/outcome/writes/account.ts'
import { unshownBonus } from './opened.ts'

const bonusClaim = { mutationKey: [loginBonusEndpoint.id] }

/**
 * Day whose bonus is due. `number` counts the days that have begun since home opened; `isClaimSent` says whether this page
 * has sent a claim in it. A day begins when the account no longer says that its bonus was claimed. `sentAtMs` is the time
 * of the last claim, 0 for none.
 */
function useBonusDay(isClaimed: boolean, sentAtMs: number): { number: number; isClaimSent: boolean } {
  const [day, setDay] = useState({ number: 0, isClaimed, earlierClaimMs: 0 })
  if (day.isClaimed !== isClaimed) {
    const begun = { number: day.number + 1, isClaimed, earlierClaimMs: sentAtMs }
    setDay(isClaimed ? { ...day, isClaimed } : begun)
  }
  return { number: day.number, isClaimSent: sentAtMs !== day.earlierClaimMs }
}

/**
 * Claims the daily bonus when due, also of a new day while home stays open. `likes` is 0 for no bonus and undefined until
 * known (BONUS-01 to BONUS-04). A claim that ended while home was closed is told when home opens again; the account has its
 * likes (D-101).
 */
export function useLoginBonus(): { likes: number | undefined; dismiss: () => void } {
  const account = useAccount()
  const isClaimed = Boolean(account.login_bonus)
  const [isDueAtOpening] = useState(() => !isClaimed || unshownBonus.exists())
  const isClaiming = useIsMutating(bonusClaim) > 0
  const { mutate, data, submittedAt, isError } = useWrite(loginBonusWrite, {
    ...bonusClaim,
    // Home has read the balance of likes at its opening.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] }),
  })
  const { number: day, isClaimSent } = useBonusDay(isClaimed, submittedAt)
  const [dismissedDay, setDismissedDay] = useState<number | null>(null)
  const isDue = (isDueAtOpening || day > 0) && dismissedDay !== day
  useEffect(() => {
    if (!isDue || isClaimed || isClaimSent || isClaiming) return
    unshownBonus.remember()
    mutate({})
  }, [isDue, isClaimed, isClaimSent, isClaiming, mutate])

  const likes = () => {
    if (!isDue) return 0
    if (!isClaimSent) return isClaimed ? account.login_bonus_amount : undefined
    return isError || data?.success === false ? 0 : data?.amount
  }
  return { likes: likes(), dismiss: () => setDismissedDay(day) }
}
