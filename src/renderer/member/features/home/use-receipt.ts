import { useEffect, useState } from 'react'
import { useAccount } from '../../api/account.ts'
import { isPaid } from '../../api/paid.ts'
import { serverNow } from '../../api/server-time.ts'
import { forgetReceipt, keepReceipt, readReceipt, type Receipt } from '../../shared/payment/receipt.ts'
import { today } from '../../shared/today.ts'

/** The receipt of a running plan, until it is closed (D-112). Folded after the visit that showed it first. */
export function useReceipt() {
  const paid = isPaid(useAccount())
  const [visitDay] = useState(today)
  const [receipt, setReceipt] = useState(() => readReceipt(serverNow()))
  const seenOn = receipt?.seenOn ?? visitDay
  const keep = (loaded: Receipt) => {
    const seen = { ...loaded, seenOn }
    keepReceipt(seen)
    setReceipt(seen)
  }
  useEffect(() => {
    if (paid && receipt && !receipt.seenOn) keepReceipt({ ...receipt, seenOn })
  }, [paid, receipt, seenOn])
  return {
    receipt: paid ? receipt : null,
    folded: seenOn !== visitDay,
    keep,
    close: () => {
      forgetReceipt()
      setReceipt(null)
    },
  }
}
