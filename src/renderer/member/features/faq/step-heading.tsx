import { useEffect, useRef, type ReactNode } from 'react'

interface StepHeadingProps {
  children: ReactNode
  /** The choice that was pressed is gone: the focus comes to what took its place. */
  focus: boolean
}

/** The question of a step; give it a key of its own for each step. */
export function StepHeading({ children, focus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <h2 ref={heading} tabIndex={-1} className="text-m font-semibold phrase outline-none">
      {children}
    </h2>
  )
}
