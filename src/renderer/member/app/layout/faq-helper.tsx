import { Suspense, useState, type ReactNode } from 'react'
import { slots } from '../routing/slots.ts'

interface FaqHelperProps {
  /** Receives a function that opens the helper; without it the entry links to /qa. */
  children: (onFaq: (() => void) | undefined) => ReactNode
}

/** FAQ helper behind an entry of the menu or rail (NAV-29). */
export function FaqHelper({ children }: FaqHelperProps) {
  const { FaqDialog } = slots
  const [open, setOpen] = useState(false)
  // Loads the helper on first use and keeps it mounted for its closing animation.
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
