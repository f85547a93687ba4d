import { useState } from 'react'
import { createPortal } from 'react-dom'

interface PlacedCardProps {
  /** Whether the page is on the screen. */
  complete: boolean
  /** Place below what the page is about. */
  lateSlot: HTMLElement | null
  /** Whether it is known what the card shows. */
  ready: boolean
  children: React.ReactNode
}

/** A card at its place on home, or in `lateSlot` if it was not ready when the page was complete, so that it moves nothing. */
export function PlacedCard({ complete, lateSlot, ready, children }: PlacedCardProps) {
  const [isLate, setIsLate] = useState<boolean | null>(null)
  if (complete && isLate === null) setIsLate(!ready)
  return isLate ? lateSlot && createPortal(children, lateSlot) : children
}
