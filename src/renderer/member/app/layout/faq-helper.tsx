import { Suspense, useState, type ReactNode } from 'react'
import { slots } from '../routing/slots.ts'

interface FaqHelperProps {
  /** What opens the helper; without one its entry leads to /qa. */
  children: (onFaq: (() => void) | undefined) => ReactNode
}

/** The FAQ helper behind an entry of the menu or of the rail (NAV-29). */
export function FaqHelper({ children }: FaqHelperProps) {
  const { FaqDialog } = slots
  const [open, setOpen] = useState(false)
  // The helper's code is fetched when it is first wanted, and stays so that it can close calmly.
  const [wanted, setWanted] = useState(false)
  if (!FaqDialog) return children(undefined)
  const ask = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      {children(ask)}
      <Suspense>{wanted && <FaqDialog open={open} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
