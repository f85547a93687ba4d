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
  /** Why the page has no use. */
  word: string
  /** Where it leads. */
  to: string
  /** The page was in use and stays: what it reads in the background leads nobody away (D-113). */
  stays: boolean
  /** Link of a page that stays: its address if it is another one, its words. */
  link: { readonly to?: string; readonly text: string }
  icon: IconName
}

/** Leads to another page with a word there; a page that is open says the word and offers the way instead. */
export function LedOn({ word, to, stays, link, icon }: LedOnProps) {
  useEffect(() => {
    if (!stays) showFlash({ text: word, tone: 'error' })
  }, [stays, word])
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
        <output>{word}</output>
      </EmptyState>
    </PageBody>
  )
}
