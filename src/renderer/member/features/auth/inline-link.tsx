import { Link } from 'react-router-dom'

interface InlineLinkProps {
  to: string
  /** Opens a new tab, so that a form keeps what was entered. */
  newTab?: boolean
  children: string
}

/** Link within a sentence. */
export function InlineLink({ to, newTab = false, children }: InlineLinkProps) {
  return (
    <Link
      to={to}
      {...(newTab && { target: '_blank', rel: 'noreferrer' })}
      className="text-plum underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
