import { useEffect, useRef } from 'react'

interface StepTitleProps {
  children: React.ReactNode
  /** Whether it takes the focus as it appears, so that screen readers announce the step. */
  focus?: boolean
  className?: string
}

/** Heading of a step. A new step needs a new key. */
export function StepTitle({ children, focus = true, className = 'font-display text-l' }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <h2 ref={heading} tabIndex={-1} className={`phrase outline-none ${className}`}>
      {children}
    </h2>
  )
}
