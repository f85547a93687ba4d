import type { ReactNode } from 'react'
import { controlCopy } from '../../lib/copy/control.ts'

interface SkeletonGroupProps {
  children: ReactNode
  /** Spoken once. */
  label?: string | undefined
  className?: string | undefined
}

/** Holds skeletons and tells assistive technology that something loads. */
export function SkeletonGroup({ children, label = controlCopy.loading, className = '' }: SkeletonGroupProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold no blocks
      role="status"
      className={className}
    >
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
