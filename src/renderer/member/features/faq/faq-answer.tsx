import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { StepTitle } from '../../shared/parts/step-title.tsx'
import { faqCopy, faqCopy as copy } from './copy.ts'
import type { FaqItem } from './faq-tree.ts'

/** Look of a question and of the words at the end. */
export const questionStyle = 'text-m font-semibold'

/** Mailto address of support with subject and template, with CRLF line breaks (FAQ-11 to FAQ-17, FAQ-28). */
export function supportMail(): string {
  const { address, subject, body } = faqCopy.mail
  const template = body.replaceAll('\n', '\r\n')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(template)}`
}

const mailCopy = faqCopy.mail

/** Offers a mail to support for an unsolved question (FAQ-11). Takes the focus from the button it replaces. */
function MailOffer() {
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
          {mailCopy.button}
        </Button>
      }
    >
      <p>{mailCopy.lead}</p>
      {/* As text too, for a device without a mail program. */}
      <p className="wrap-anywhere select-all">{mailCopy.address}</p>
    </Notice>
  )
}

/** End of a solved question, with a link back to the start (FAQ-10, FAQ-29). */
export function FaqThanks({ onFirst }: { onFirst: () => void }) {
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-leaf-soft text-leaf">
        <Icon name="check" size={28} />
      </span>
      <StepTitle className={questionStyle}>{copy.thanks}</StepTitle>
      <Button tone="quiet" size="m" onClick={onFirst}>
        {copy.toFirst}
      </Button>
    </div>
  )
}

interface FaqAnswerProps {
  item: FaqItem
  onSolved: () => void
  onLeave: (() => void) | undefined
}

/** Final answer with picture and link, and the question whether it helped (FAQ-03 to FAQ-06, FAQ-08 to FAQ-12). */
export function FaqAnswer({ item, onSolved, onLeave }: FaqAnswerProps) {
  const [unsolved, setUnsolved] = useState(false)
  const { anser, img_url, link_url, link_word } = item
  const external = /^https?:/.test(link_url)
  return (
    <div className="grid gap-4">
      <p className="whitespace-pre-wrap text-ink-2">{anser}</p>
      {img_url && <img src={img_url} alt={copy.imageAlt} className="w-full rounded-m inset-ring inset-ring-line" />}
      {link_url && (
        <p>
          {external ? (
            <TextLink external href={link_url}>
              {link_word}
            </TextLink>
          ) : (
            <TextLink render={<Link to={link_url} />} onClick={onLeave}>
              {link_word}
            </TextLink>
          )}
        </p>
      )}
      {unsolved ? (
        <MailOffer />
      ) : (
        <div className="flex gap-3 *:flex-1">
          <Button tone="quiet" size="m" onClick={() => setUnsolved(true)}>
            {copy.notSolved}
          </Button>
          <Button size="m" onClick={onSolved}>
            {copy.solved}
          </Button>
        </div>
      )}
    </div>
  )
}
