import type { AnchorHTMLAttributes } from 'react'

interface GoProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string
}

/** Stands for the router's link in the gallery. */
export function Go({ to, children, ...rest }: GoProps) {
  return (
    <a href={`#${to}`} {...rest}>
      {children}
    </a>
  )
}
