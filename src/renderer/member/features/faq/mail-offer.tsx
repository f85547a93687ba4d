import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { faqCopy } from './copy.ts'

const copy = faqCopy.mail

/** Mailto address of support with subject and template, with CRLF line breaks (FAQ-11 to FAQ-17, FAQ-28). */
export function supportMail(): string {
  const { address, subject, body } = copy
  const template = body.replaceAll('\n', '\r\n')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(template)}`
}

/** Offers a mail to support for an unsolved question (FAQ-11). Takes the focus from the button it replaces. */
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
      <p>{copy.lead}</p>
      {/* As text too, for a device without a mail program. */}
      <p className="wrap-anywhere select-all">{copy.address}</p>
    </Notice>
  )
}
