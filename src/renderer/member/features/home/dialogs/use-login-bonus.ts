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
 * Claims the daily bonus when due, also of a new day while home stays open. `likes` is 0 for no bonus and undefined until
 * known (BONUS-01 to BONUS-04). A claim that ended while home was closed is told when home opens again; the account has its
 * likes (D-101).
 */
export function useLoginBonus(): { likes: number | undefined; dismiss: () => void } {
  const { login_bonus: claimed, login_bonus_amount: amount } = useAccount()
  const [dueAtOpening] = useState(() => !claimed || unshownBonus.exists())
  const running = useIsMutating(bonusClaim) > 0
  const { mutate, data, submittedAt, isError } = useWrite(loginBonusWrite, {
    ...bonusClaim,
    // Home has read the balance of likes at its opening.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [timelineEndpoint.id] }),
  })
  /** Present day: how many have begun since the opening, and when the bonus of the day before was claimed, 0 for never. */
  const [day, setDay] = useState({ claimed, begun: 0, claimBeforeMs: 0 })
  if (day.claimed !== claimed) {
    setDay(claimed ? { ...day, claimed } : { claimed, begun: day.begun + 1, claimBeforeMs: submittedAt })
  }
  const [dismissedDay, setDismissedDay] = useState<number | null>(null)
  const due = (dueAtOpening || day.begun > 0) && dismissedDay !== day.begun
  const isIdle = submittedAt === day.claimBeforeMs
  useEffect(() => {
    if (!due || claimed || !isIdle || running) return
    unshownBonus.remember()
    mutate({})
  }, [due, claimed, isIdle, running, mutate])
  const dismiss = () => setDismissedDay(day.begun)
  if (!due) return { likes: 0, dismiss }
  if (isIdle) return { likes: claimed ? amount : undefined, dismiss }
  return { likes: isError || data?.success === false ? 0 : data?.amount, dismiss }
}
