import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/navigation/text-link.tsx'
import { faqCopy as copy } from './copy.ts'
import type { FaqItem } from './faq-item.ts'
import { MailOffer } from './mail-offer.tsx'

interface FaqAnswerProps {
  item: FaqItem
  onSolved: () => void
  onLeave: (() => void) | undefined
}

/** The final answer with its picture and link, and whether it helped (FAQ-03 to FAQ-06, FAQ-08 to FAQ-12). */
export function FaqAnswer({ item, onSolved, onLeave }: FaqAnswerProps) {
  const [unsolved, setUnsolved] = useState(false)
  const { anser, img_url, link_url, link_word } = item
  const external = /^https?:/.test(link_url)
  return (
    <div className="grid gap-4">
      <p className="whitespace-pre-wrap text-ink-2">{anser}</p>
      {img_url && (
        <img src={img_url} alt={copy.imageAlt} className="w-full rounded-m inset-ring inset-ring-line" />
      )}
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
