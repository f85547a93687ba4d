import { useState } from 'react'

interface Read<Data> {
  readonly data: Data | undefined
  readonly isFetching: boolean
}

/**
 * Data for a form, which keeps what it begins with: undefined while what is in memory is read again, because another page
 * or device may have saved since (D-146). A read that fails, and a later one, change nothing.
 */
export function useDataAtOpening<Data>({ data, isFetching }: Read<Data>): Data | undefined {
  const [isRead, setIsRead] = useState(false)
  if (data !== undefined && !isFetching && !isRead) setIsRead(true)
  return isRead ? data : undefined
}
