import { useEffect, useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import type { IconName } from '../../../ui/base/icon.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { showFlash } from '../flash.ts'

/** Whether this page was in use before, for the same `subject` (a step, a partner). */
export function useWasOpen(isOpen: boolean, subject = ''): boolean {
  const [openFor, setOpenFor] = useState<string>()
  if (isOpen && openFor !== subject) setOpenFor(subject)
  return openFor === subject
}

interface LedOnProps {
  /** Why the page cannot be used. */
  reason: string
  /** Address of the page that opens instead. */
  to: string
  /** The page was in use and stays: what it reads in the background leads nobody away (D-113). */
  stays: boolean
  /** Link of a page that stays: its text, and its address if it is not `to`. */
  link: { readonly to?: string; readonly text: string }
  icon: IconName
}

/** Opens another page and flashes the reason there. A page that was in use stays, shows the reason and offers a link. */
export function LedOn({ reason, to, stays, link, icon }: LedOnProps) {
  useEffect(() => {
    if (!stays) showFlash({ text: reason, tone: 'error' })
  }, [stays, reason])
  if (!stays) return <Navigate to={to} replace />
  return (
    <PageBody>
      <EmptyState
        icon={icon}
        action={
          <Button tone="quiet" size="m" render={<Link to={link.to ?? to} />}>
            {link.text}
          </Button>
        }
      >
        <output>{reason}</output>
      </EmptyState>
    </PageBody>
  )
}
