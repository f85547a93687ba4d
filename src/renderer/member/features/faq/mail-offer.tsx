import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { faqCopy } from './copy.ts'
import { supportMail } from './support-mail.ts'

const copy = faqCopy.mail

/** Not solved: the way to support by mail (FAQ-11). It takes the focus of the button that it replaces. */
export function MailOffer() {
  const mail = useRef<HTMLElement>(null)
  useEffect(() => mail.current?.focus(), [])
  return (
    <Notice
      live
      action={
        <Button
          ref={mail}
          tone="quiet"
          size="m"
          icon="mail"
          // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the button brings it
          render={<a href={supportMail()} />}
        >
          {copy.button}
        </Button>
      }
    >
      {copy.lead}
    </Notice>
  )
}
