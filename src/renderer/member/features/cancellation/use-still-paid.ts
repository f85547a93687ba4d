import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { accountQuery } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import type { CancellationStep } from './step-address.ts'

/**
 * Whether the account has a plan; undefined while it loads (CANCEL-23, CANCEL-24). Each step reloads the account, and
 * `isChecked` says whether it was reloaded for this one.
 */
export function useStillPaid(step: CancellationStep): { paid: boolean | undefined; isChecked: boolean } {
  const { data, isFetchedAfterMount, refetch } = useQuery({ ...accountQuery, refetchOnMount: 'always' })
  // The first step is checked by the request of the mount.
  const [checked, setChecked] = useState(step)
  useEffect(() => {
    if (checked === step) return undefined
    let isLeft = false
    void refetch().then(() => {
      if (!isLeft) setChecked(step)
    })
    return () => {
      isLeft = true
    }
  }, [checked, refetch, step])
  return { paid: isFetchedAfterMount && data ? isPaid(data) : undefined, isChecked: checked === step }
}
